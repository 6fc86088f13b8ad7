import { previewPage } from '@dabali/shop/routes/preview'
import { ArticlePage } from '../../../../articles/article-page.tsx'
import { BooklistPage } from '../../../../booklists/booklist-page.tsx'
import { storePages, UnavailableScreen } from '../../../../layout/site-pages.tsx'
import { AboutContent } from '../../../../static-pages/static-pages.tsx'

const route = previewPage({
  ...storePages,
  UnavailableScreen,
  screens: {
    article: ArticlePage,
    booklist: BooklistPage,
    page: AboutContent,
  },
})

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
