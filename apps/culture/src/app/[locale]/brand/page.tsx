import { BrandPage } from '../../../house/brand-page.tsx'

export { brandMetadata as generateMetadata } from '../../../house/brand-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export default function Page() {
  return <BrandPage />
}
