import type { Artist } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button-link'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { getTranslations } from 'next-intl/server'
import { ArtistName } from '../artists/artist-name.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'
import styles from './on-stage.module.css'
import stage from './stage.svg'

/** The loud thing of the home page: a name, and whose it is, on a lit stage. */
export async function OnStage({ artist }: { artist: Artist }) {
  const t = await getTranslations('home')
  const language = await pageLanguage()
  const { name, slug, summary, picture } = artist
  const href = localPath(language, artistPath(slug))
  return (
    <section className={`page ${styles.onStage}`}>
      <ArtistName name={name} language={language}>
        <IntentLink href={href}>{name}</IntentLink>
      </ArtistName>
      <div className={styles.facts}>
        <p>{summary}</p>
        <ButtonLink href={href}>{t('meet', { name })}</ButtonLink>
      </div>
      <div className={styles.scene}>
        <img className={styles.stage} src={stage.src} width={stage.width} height={stage.height} alt="" />
        <div className={styles.portrait}>
          <Picture picture={picture} sizes="(min-width: 62rem) 20rem, 60vw" first />
        </div>
      </div>
    </section>
  )
}
