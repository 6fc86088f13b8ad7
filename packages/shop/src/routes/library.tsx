import { GiftScreen, LibraryItemScreen } from '../library/library-item-screen.tsx'
import { libraryMetadata } from '../library/library-messages.ts'
import { LibraryScreen } from '../library/library-screen.tsx'
import { loadGift, loadLibrary, loadLibraryItem, readLibraryQuery } from '../library/load-library.ts'
import { LIBRARY_PATH, libraryGiftPath, libraryItemPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const libraryPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleLibrary'),
  path: LIBRARY_PATH,
  read: ({ visit, query }) => loadLibrary(visit, readLibraryQuery(query)),
  screen: ({ visit, query, value }) => <LibraryScreen own={value} query={readLibraryQuery(query)} visit={visit} />,
})

export const libraryItemPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleItem'),
  path: libraryItemPath,
  read: ({ visit, id }) => loadLibraryItem(visit, id),
  screen: ({ visit, id, query, value }) => <LibraryItemScreen id={id} own={value} visit={visit} query={query} />,
})

export const libraryGiftPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleGift'),
  path: libraryGiftPath,
  read: ({ visit, id }) => loadGift(visit, id),
  screen: ({ visit, id, query, value }) => <GiftScreen token={id} gift={value} visit={visit} query={query} />,
})
