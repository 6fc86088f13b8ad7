import { LibraryItemScreen } from '../library/library-item-screen.tsx'
import { libraryMetadata } from '../library/library-metadata.ts'
import { readLibraryItem } from '../library/read-library.ts'
import { libraryItemPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const libraryItemPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleItem'),
  path: libraryItemPath,
  read: ({ visit, id }) => readLibraryItem(visit, id),
  screen: ({ visit, id, query, value }) => <LibraryItemScreen id={id} own={value} visit={visit} query={query} />,
})
