import { HomePage } from '../../home/home-page.tsx'

export { homeMetadata as generateMetadata } from '../../home/home-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export default function Page() {
  return <HomePage />
}
