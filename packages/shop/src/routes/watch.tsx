import { libraryMetadata } from '../library/library-messages.ts'
import { loadVideo } from '../library/load-library.ts'
import { WatchScreen } from '../library/video-player-page/watch-screen.tsx'
import { watchPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const watchPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleWatch'),
  path: watchPath,
  read: ({ context, id }) => loadVideo(context, id),
  screen: ({ context, id, value }) => <WatchScreen id={id} owned={value} context={context} />,
})
