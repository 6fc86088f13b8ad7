import { libraryMetadata } from '../library/library-messages.ts'
import { readLibraryQuery } from '../library/library-query.ts'
import { LibraryScreen } from '../library/library-screen.tsx'
import { loadLibrary } from '../library/load-library.ts'
import { LIBRARY_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const libraryPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleLibrary'),
  path: LIBRARY_PATH,
  read: ({ visit, query }) => loadLibrary(visit, readLibraryQuery(query)),
  screen: ({ visit, query, value }) => <LibraryScreen own={value} query={readLibraryQuery(query)} visit={visit} />,
})
