import { libraryMetadata } from '../library/library-metadata.ts'
import { readWatching } from '../library/watching/read-watching.ts'
import { WatchScreen } from '../library/watching/watch-screen.tsx'
import { watchPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const watchPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleWatch'),
  path: watchPath,
  read: ({ visit, id }) => readWatching(visit, id),
  screen: ({ visit, id, value }) => <WatchScreen id={id} own={value} visit={visit} />,
})
