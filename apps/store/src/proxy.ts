import { VISITOR_ROUTES } from '@dabali/shop/paths'
import { createProxy } from '@dabali/site/proxy'
import { ACCESS } from './access.ts'

export default createProxy({ access: ACCESS, dynamicRoutes: VISITOR_ROUTES, files: ['/icon.svg', '/robots.txt'] })

// Nothing is left out by its ending: `/event/x/1/live/hash.png` is a guarded page.
export const config = { matcher: '/((?!_next/|v1/).*)' }
