import { ListenScreen } from '../library/audiobook-player/listen-screen.tsx'
import { libraryMetadata } from '../library/library-messages.ts'
import { loadAudiobook } from '../library/load-library.ts'
import { listenPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const listenPage = visitorPage({
  metadata: (language) => libraryMetadata(language, 'titleListen'),
  path: listenPath,
  read: ({ context, id }) => loadAudiobook(context, id),
  screen: ({ context, id, value }) => <ListenScreen id={id} owned={value} context={context} />,
})
