import { VISITOR_ROUTES } from '@dabali/shop/paths'
import { createProxy } from '@dabali/site/proxy'
import { SITE_FILES } from '@dabali/site/routing'
import { CHECK_IN_PATH, streamPath } from './paths.ts'
import { ACCESS, CACHEABLE_QUERIES } from './routes.ts'

export default createProxy({
  access: ACCESS,
  dynamicRoutes: [...VISITOR_ROUTES, CHECK_IN_PATH, streamPath('*', '*')],
  cacheableQueries: CACHEABLE_QUERIES,
  files: SITE_FILES,
})

// File extensions are not excluded: `/event/x/1/live/hash.png` is a protected page.
export const config = { matcher: '/((?!_next/|v1/).*)' }
