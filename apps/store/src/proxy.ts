import { createProxy } from '@dabali/site/proxy'
import { BASKET_PATH } from './paths.ts'

export default createProxy({ dynamicRoutes: [BASKET_PATH], files: ['/icon.svg', '/robots.txt'] })

// Nothing is left out by its ending: `/event/x/1/live/hash.png` is a guarded page.
export const config = { matcher: '/((?!_next/|v1/).*)' }
