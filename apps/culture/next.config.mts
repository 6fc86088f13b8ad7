import { siteConfig } from '@dabali/site/next-config'
import { libraryStyles } from '@dabali/ui/inline-styles'
import { themeScript } from '@dabali/ui/theme-script'

export default siteConfig({ scripts: [themeScript('culture')], styles: libraryStyles() })
