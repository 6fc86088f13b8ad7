import { HomeScreen, homeMetadata } from '../../home/home-screen.tsx'

export const ensureStatic = 'navigation'
export const instant = false
export const generateMetadata = homeMetadata

export default function Page() {
  return <HomeScreen />
}
