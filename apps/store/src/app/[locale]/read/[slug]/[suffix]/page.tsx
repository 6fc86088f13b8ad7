import { suffixRoute } from '@dabali/site/cached-route'
import { ArticleSuffixPage, articleSuffixMetadata } from '../../../../../articles/article-sections.tsx'

const route = suffixRoute({ Page: ArticleSuffixPage, metadata: articleSuffixMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
