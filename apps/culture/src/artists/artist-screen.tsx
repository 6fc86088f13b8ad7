import { load } from '@dabali/site/load'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { Frame } from '../frame/frame.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'
import { ArtistPortrait } from './artist-portrait.tsx'
import { readArtist } from './artists.ts'

/** One artist: the name, the face, the story. */
export async function ArtistScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const artist = await load(() => readArtist(slug, language))
  const path = artistPath(slug)
  if (artist.status === 404) return <NotFoundScreen path={path} />
  if (artist.status === 500) return <UnavailableScreen path={path} />
  return (
    <Frame path={path}>
      <ArtistPortrait artist={artist.value} />
    </Frame>
  )
}
