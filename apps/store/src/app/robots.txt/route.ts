import { CONTACT_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { hiddenPaths, writeRobots } from '@dabali/site/seo/sitemap'
import { textResponse } from '@dabali/site/seo/xml-response'
import { DYNAMIC_ROUTES } from '../../paths.ts'
import { readEnvironment } from '../../site.ts'

/** The paths that crawlers skip. */
const HIDDEN_PATHS = hiddenPaths([SEARCH_PATH, ...DYNAMIC_ROUTES.filter((route) => route !== CONTACT_PATH)])

export const GET = (request: Request) =>
  textResponse(request, 'text/plain', {
    tags: [],
    read: async () => writeRobots(readEnvironment().origin, HIDDEN_PATHS),
  })
