import { previewPage } from '@dabali/shop/routes/preview'
import { ArtistScreen } from '../../../../artists/artist-screen.tsx'
import { culturePages, UnavailableScreen } from '../../../../errors/error-screens.tsx'
import { EventScreen } from '../../../../events/event-screen.tsx'
import { InterviewScreen } from '../../../../interviews/interview-screen.tsx'
import { NewsScreen } from '../../../../news/news-screens.tsx'
import { RecordScreen } from '../../../../records/record-screen.tsx'
import { SessionScreen } from '../../../../sessions/session-screens.tsx'
import { VolumeScreen } from '../../../../volumes/volume-screens.tsx'

const route = previewPage({
  ...culturePages,
  UnavailableScreen,
  screens: {
    artist: ArtistScreen,
    event: EventScreen,
    interview: InterviewScreen,
    news: NewsScreen,
    record: RecordScreen,
    session: SessionScreen,
    volume: VolumeScreen,
  },
})

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
