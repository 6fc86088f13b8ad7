import { siteConfig } from '@dabali/site/next-config'

export default siteConfig()
