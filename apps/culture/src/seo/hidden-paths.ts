import { CONTACT_PATH, SEARCH_PATH, VISITOR_ROUTES } from '@dabali/shop/paths'
import { hiddenPaths } from '@dabali/site/seo/sitemap'
import { DOOR_PATH } from '../paths.ts'

/** What no crawler needs to ask for; the live views say so themselves. */
export const HIDDEN_PATHS = hiddenPaths([
  SEARCH_PATH,
  DOOR_PATH,
  ...VISITOR_ROUTES.filter((route) => route !== CONTACT_PATH),
])
