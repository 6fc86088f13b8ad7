import { slugRoute } from '@dabali/site/cached-route'
import { VolumeScreen, VolumesPage, volumeMetadata, volumesMetadata } from '../../../../volumes/volume-screens.tsx'

const route = slugRoute({
  Page: VolumeScreen,
  metadata: volumeMetadata,
  list: { Page: VolumesPage, metadata: volumesMetadata },
})

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
