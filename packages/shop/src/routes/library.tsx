import { GiftScreen, LibraryItemScreen } from '../library/library-item-screen.tsx'
import { libraryMetadata } from '../library/library-messages.ts'
import { LibraryScreen } from '../library/library-screen.tsx'
import { loadGift, loadLibrary, loadLibraryItem, pathOfLibrary, readLibraryQuery } from '../library/load-library.ts'
import { libraryGiftPath, libraryItemPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const libraryPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleLibrary'),
  // With its filter, which the link to the other language keeps.
  path: (_, query) => pathOfLibrary(readLibraryQuery(query)),
  read: ({ context, query }) => loadLibrary(context, readLibraryQuery(query)),
  screen: ({ context, query, value }) => (
    <LibraryScreen owned={value} query={readLibraryQuery(query)} context={context} />
  ),
})

export const libraryItemPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleItem'),
  path: libraryItemPath,
  read: ({ context, id }) => loadLibraryItem(context, id),
  screen: ({ context, id, query, value }) => (
    <LibraryItemScreen id={id} owned={value} context={context} query={query} />
  ),
})

export const libraryGiftPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleGift'),
  path: libraryGiftPath,
  read: ({ context, id }) => loadGift(context, id),
  screen: ({ context, id, query, value }) => <GiftScreen token={id} gift={value} context={context} query={query} />,
})
