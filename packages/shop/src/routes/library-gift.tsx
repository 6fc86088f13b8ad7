import { GiftScreen } from '../library/gift-screen.tsx'
import { libraryMetadata } from '../library/library-metadata.ts'
import { readGift } from '../library/read-library.ts'
import { libraryGiftPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const libraryGiftPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleGift'),
  path: libraryGiftPath,
  read: ({ visit, id }) => readGift(visit, id),
  screen: ({ visit, id, query, value }) => <GiftScreen token={id} gift={value} visit={visit} query={query} />,
})
