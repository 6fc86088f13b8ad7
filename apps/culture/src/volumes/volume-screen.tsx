import { ContentPage } from '../content/content-page.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { volumePath } from '../paths.ts'
import { volumeJsonLd } from '../seo/json-ld/volume-json-ld.ts'
import { VolumeRead } from './volume-read.tsx'
import { readVolume } from './volumes.ts'

/** One volume: its number, its words, what is in it in order, and the ones before and after. */
export async function VolumeScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={volumePath}
      read={() => readVolume(slug, language)}
      list="volumes"
      told={{ name: ({ title }) => title, about: volumeJsonLd }}
    >
      {(volume) => <VolumeRead volume={volume} />}
    </ContentPage>
  )
}
