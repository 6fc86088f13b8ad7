import { FRAMED_ROUTES } from '@dabali/shop/paths'
import { createProxy } from '@dabali/site/proxy'
import { ACCESS, CACHEABLE_QUERIES, DYNAMIC_ROUTES, FILE_PATHS } from './paths.ts'

export default createProxy({
  access: ACCESS,
  dynamicRoutes: DYNAMIC_ROUTES,
  framedRoutes: FRAMED_ROUTES,
  cacheableQueries: CACHEABLE_QUERIES,
  files: FILE_PATHS,
})

// Nothing is left out by its ending: `/event/x/1/live/hash.png` is a guarded page.
export const config = { matcher: '/((?!_next/|v1/).*)' }
