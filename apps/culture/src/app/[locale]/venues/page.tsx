import { VenuesPage, venuesMetadata } from '../../../venues/venues-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false
export const generateMetadata = venuesMetadata

export default function Page() {
  return <VenuesPage />
}
