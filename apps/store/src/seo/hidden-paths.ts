import { CONTACT_PATH, SEARCH_PATH, VISITOR_ROUTES } from '@dabali/shop/paths'
import { hiddenPaths } from '@dabali/site/seo/sitemap'

/** What no crawler needs to ask for. */
export const HIDDEN_PATHS = hiddenPaths([SEARCH_PATH, ...VISITOR_ROUTES.filter((route) => route !== CONTACT_PATH)])
