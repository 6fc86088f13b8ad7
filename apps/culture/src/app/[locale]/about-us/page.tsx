import { AboutPage } from '../../../house/about-page.tsx'

export { aboutMetadata as generateMetadata } from '../../../house/about-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export default function Page() {
  return <AboutPage />
}
