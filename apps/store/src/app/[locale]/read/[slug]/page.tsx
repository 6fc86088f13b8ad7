import { slugRoute } from '@dabali/site/cached-route'
import { ArticlePage, ArticlesPage, articleMetadata, articlesMetadata } from '../../../../articles/article-page.tsx'

const route = slugRoute({
  Page: ArticlePage,
  metadata: articleMetadata,
  list: { Page: ArticlesPage, metadata: articlesMetadata },
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
