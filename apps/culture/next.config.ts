import { siteConfig } from '@dabali/site/next-config'
import { libraryStyles } from '@dabali/ui/inline-styles'
import { THEME_SCRIPT } from './src/layout/theme-script.ts'

export default siteConfig({ scripts: [THEME_SCRIPT], styles: libraryStyles() })
