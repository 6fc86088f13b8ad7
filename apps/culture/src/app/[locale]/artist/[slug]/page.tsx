import { slugRoute } from '@dabali/site/cached-route'
import { ArtistScreen, artistMetadata } from '../../../../artists/artist-screen.tsx'

const route = slugRoute({ Page: ArtistScreen, metadata: artistMetadata })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
