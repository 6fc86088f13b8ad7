import { LANGUAGES, localPath } from '@dabali/domain'
import { CONTACT_PATH, SEARCH_PATH, VISITOR_ROUTES } from '@dabali/shop/paths'

/** Calls of the API, which are no pages; its pictures are shown everywhere. */
const API_PATH = '/v1/api/'

/** What no crawler needs to ask for: pages of one visitor, every search there could be, and calls of the API. */
export const HIDDEN_PATHS: readonly string[] = [
  API_PATH,
  ...LANGUAGES.flatMap((language) =>
    [SEARCH_PATH, ...VISITOR_ROUTES.filter((route) => route !== CONTACT_PATH)].flatMap((path) => {
      const local = localPath(language, path)
      // A rule is for everything that begins so: `/order` would be for `/ordering`, too.
      return [`${local}$`, `${local}/`, `${local}?`]
    }),
  ),
]
