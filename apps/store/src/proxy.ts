import { VISITOR_ACCESS, VISITOR_ROUTES } from '@dabali/shop/paths'
import { createProxy } from '@dabali/site/proxy'
import { CACHEABLE_QUERIES, FILES } from './cacheable-queries.ts'

export default createProxy({
  access: VISITOR_ACCESS,
  dynamicRoutes: VISITOR_ROUTES,
  cacheableQueries: CACHEABLE_QUERIES,
  files: FILES,
})

// Nothing is left out by its ending: `/event/x/1/live/hash.png` is a guarded page.
export const config = { matcher: '/((?!_next/|v1/).*)' }
