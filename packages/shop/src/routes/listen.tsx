import { libraryMetadata } from '../library/library-metadata.ts'
import { ListenScreen } from '../library/listening/listen-screen.tsx'
import { readListening } from '../library/listening/read-listening.ts'
import { listenPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const listenPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleListen'),
  path: listenPath,
  read: ({ visit, id }) => readListening(visit, id),
  screen: ({ visit, id, value }) => <ListenScreen id={id} own={value} visit={visit} />,
})
