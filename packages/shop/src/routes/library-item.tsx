import { LibraryItemScreen } from '../library/library-item-screen.tsx'
import { libraryMetadata } from '../library/library-messages.ts'
import { loadLibraryItem } from '../library/load-library.ts'
import { libraryItemPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const libraryItemPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleItem'),
  path: libraryItemPath,
  read: ({ visit, id }) => loadLibraryItem(visit, id),
  screen: ({ visit, id, query, value }) => <LibraryItemScreen id={id} own={value} visit={visit} query={query} />,
})
