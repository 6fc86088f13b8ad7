import {
  CHECK_IN_PATH,
  eventSeatsPath,
  FOLLOWING_PATH,
  FRAMED_ROUTES,
  SAVED_PATH,
  VISITOR_ROUTES,
} from '@dabali/shop/paths'
import { createProxy } from '@dabali/site/proxy'
import { SITE_FILES } from '@dabali/site/routing'
import { streamPath } from './paths.ts'
import { ACCESS, CACHEABLE_QUERIES } from './routes.ts'

export default createProxy({
  access: ACCESS,
  dynamicRoutes: [
    ...VISITOR_ROUTES,
    CHECK_IN_PATH,
    SAVED_PATH,
    FOLLOWING_PATH,
    streamPath('*', '*'),
    eventSeatsPath('*', '*'),
  ],
  framedRoutes: FRAMED_ROUTES,
  cacheableQueries: CACHEABLE_QUERIES,
  files: [...SITE_FILES, '/oembed'],
})

// File extensions are not excluded: `/event/x/1/live/hash.png` is a protected page.
export const config = { matcher: '/((?!_next/|v1/).*)' }
