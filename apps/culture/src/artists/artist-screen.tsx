import { ContentPage } from '../content/content-page.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'
import { ArtistPortrait } from './artist-portrait.tsx'
import { readArtist } from './artists.ts'

/** One artist: the name, the face, the story. */
export async function ArtistScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage slug={slug} pathOf={artistPath} read={() => readArtist(slug, language)}>
      {(artist) => <ArtistPortrait artist={artist} />}
    </ContentPage>
  )
}
