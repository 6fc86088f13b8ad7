import { LANGUAGES } from '@dabali/domain'
import type { OpdsKind } from './opds-feed.ts'
import { readOpdsQuery } from './opds-query.ts'
import { readOpdsBooks, readOpdsSearch, readOpdsStart } from './read-opds.ts'
import { OPDS_XML, SEARCH_DESCRIPTION } from './write-opds.ts'
import { OPDS_JSON } from './write-opds-json.ts'

type File = { type: string; read: () => Promise<string | undefined> }

/** What a file of the catalogue for reading programs is: `en.xml`, `en-books.json?sort=new`, `en-search.xml`. */
export function readOpdsFile(file: string, query: URLSearchParams): File | undefined {
  const [, asked, part, ending] = /^([a-z]{2})(?:-(books|search))?\.(xml|json)$/.exec(file) ?? []
  const language = LANGUAGES.find((each) => each === asked)
  const form = ending === 'json' ? 'json' : 'xml'
  if (!language) return undefined
  if (part === 'search') {
    return form === 'xml' ? { type: SEARCH_DESCRIPTION, read: () => readOpdsSearch(language) } : undefined
  }
  const typeOf = (kind: OpdsKind) => (form === 'json' ? OPDS_JSON : OPDS_XML[kind])
  if (part === 'books') {
    return {
      type: typeOf('acquisition'),
      read: () => readOpdsBooks({ language, form }, readOpdsQuery(query)),
    }
  }
  return { type: typeOf('navigation'), read: () => readOpdsStart({ language, form }) }
}
