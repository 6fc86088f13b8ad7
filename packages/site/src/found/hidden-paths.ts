import { LANGUAGES, localPath } from '@dabali/domain'

/** Calls of the API, which are no pages; its pictures are shown everywhere. */
const API_PATH = '/v1/api/'

/** What no crawler needs to ask for, from paths without a language: pages of one visitor, and every search there could be. */
export const hiddenPaths = (paths: readonly string[]): string[] => [
  API_PATH,
  ...LANGUAGES.flatMap((language) =>
    paths.flatMap((path) => {
      const local = localPath(language, path)
      // A rule is for everything that begins so: `/order` would be for `/ordering`, too.
      return [`${local}$`, `${local}/`, `${local}?`]
    }),
  ),
]
