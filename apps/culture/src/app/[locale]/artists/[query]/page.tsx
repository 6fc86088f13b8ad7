import { listRoute } from '@dabali/site/cached-route'
import { ArtistsPage, artistsMetadata } from '../../../../artists/artists-page.tsx'
import { cultureNotFound } from '../../../../errors/error-screens.tsx'
import { ARTISTS_PATH } from '../../../../paths.ts'

const route = listRoute(cultureNotFound, { Page: ArtistsPage, metadata: artistsMetadata, path: ARTISTS_PATH })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
