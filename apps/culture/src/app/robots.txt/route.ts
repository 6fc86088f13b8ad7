import {
  CHECK_IN_PATH,
  CONTACT_PATH,
  FOLLOWING_PATH,
  SAVED_PATH,
  SEARCH_PATH,
  VISITOR_ROUTES,
} from '@dabali/shop/paths'
import { hiddenPaths, writeRobots } from '@dabali/site/seo/sitemap'
import { textResponse } from '@dabali/site/seo/xml-response'
import { readEnvironment } from '../../site.ts'

/** Paths that are not crawled; stream pages have a noindex tag instead. */
const HIDDEN_PATHS = hiddenPaths([
  SEARCH_PATH,
  CHECK_IN_PATH,
  SAVED_PATH,
  FOLLOWING_PATH,
  ...VISITOR_ROUTES.filter((route) => route !== CONTACT_PATH),
])

export const GET = (request: Request) =>
  textResponse(request, 'text/plain', {
    tags: [],
    read: async () => writeRobots(readEnvironment().origin, HIDDEN_PATHS),
  })
