import { Letter } from '@dabali/shop/letter'
import { HOME_PATH } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { ArtistRows } from '../artists/artist-rows.tsx'
import { readArtists } from '../artists/artists.ts'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { Frame } from '../frame/frame.tsx'
import { pageLanguage } from '../i18n/language.ts'
import styles from './home-screen.module.css'
import { OnStage } from './on-stage.tsx'

/** Who stands on the stage, as large as it goes, and what a stage this is. */
export async function HomeScreen() {
  const language = await pageLanguage()
  const artists = await load(() => readArtists(language))
  if (artists.status !== 200) return <UnavailableScreen path={HOME_PATH} />
  const t = await getTranslations('home')
  const [first, ...others] = artists.value
  const Saying = first ? 'h2' : 'h1'
  return (
    <Frame path={HOME_PATH}>
      {first && <OnStage artist={first} />}
      {others.length > 0 && (
        <section className={`page ${styles.band}`}>
          <SectionHead heading={t('others')} />
          <ArtistRows artists={others} />
        </section>
      )}
      <section className={`page ${styles.band}`}>
        <Saying className={styles.saying}>{t('saying')}</Saying>
        <div className={styles.meaning}>
          <p>{t('platform')}</p>
          <p>{t('site')}</p>
        </div>
      </section>
      <div className={`page ${styles.band}`}>
        <Letter language={language} />
      </div>
    </Frame>
  )
}
