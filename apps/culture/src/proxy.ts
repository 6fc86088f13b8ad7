import { VISITOR_ROUTES } from '@dabali/shop/paths'
import { SITE_FILES } from '@dabali/site/allowed-methods'
import { createProxy } from '@dabali/site/proxy'
import { ACCESS } from './access.ts'
import { CACHEABLE_QUERIES } from './cacheable-queries.ts'
import { DOOR_PATH, livePath } from './paths.ts'

export default createProxy({
  access: ACCESS,
  dynamicRoutes: [...VISITOR_ROUTES, DOOR_PATH, livePath('*', '*')],
  cacheableQueries: CACHEABLE_QUERIES,
  files: SITE_FILES,
})

// Nothing is left out by its ending: `/event/x/1/live/hash.png` is a guarded page.
export const config = { matcher: '/((?!_next/|v1/).*)' }
