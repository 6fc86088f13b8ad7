import { CategoriesPage } from '../../../lists/categories-page.tsx'

export { categoriesMetadata as generateMetadata } from '../../../lists/categories-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export default function Page() {
  return <CategoriesPage />
}
