import { BrandPage } from '../../../static-pages/brand-page.tsx'

export { brandMetadata as generateMetadata } from '../../../static-pages/brand-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export default function Page() {
  return <BrandPage />
}
