import { slugRoute } from '@dabali/site/cached-route'
import { ArticlePage, articleMetadata } from '../../../../articles/article-page.tsx'
import { ArticlesPage, articlesMetadata } from '../../../../articles/articles-page.tsx'

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
