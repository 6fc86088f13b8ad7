import { siteConfig } from '@dabali/site/next-config'
import { libraryStyles } from '@dabali/ui/inline-styles'

export default siteConfig({ styles: libraryStyles() })
