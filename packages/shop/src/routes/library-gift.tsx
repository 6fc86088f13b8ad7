import { GiftScreen } from '../library/gift-screen.tsx'
import { libraryMetadata } from '../library/library-messages.ts'
import { loadGift } from '../library/load-library.ts'
import { libraryGiftPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const libraryGiftPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleGift'),
  path: libraryGiftPath,
  read: ({ visit, id }) => loadGift(visit, id),
  screen: ({ visit, id, query, value }) => <GiftScreen token={id} gift={value} visit={visit} query={query} />,
})
