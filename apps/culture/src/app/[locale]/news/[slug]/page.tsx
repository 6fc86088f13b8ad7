import { slugRoute } from '@dabali/site/cached-route'
import { NewsPage, NewsScreen, newsItemMetadata, newsMetadata } from '../../../../news/news-screens.tsx'

const route = slugRoute({
  Page: NewsScreen,
  metadata: newsItemMetadata,
  list: { Page: NewsPage, metadata: newsMetadata },
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
