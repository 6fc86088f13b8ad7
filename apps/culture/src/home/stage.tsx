import type { ContentCard } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'
import styles from './stage.module.css'
import drawn from './stage.svg'

/** More of them would be too small to be known by. */
const MOST = 5

/** The lit stage, and on its highest step those who play. */
export async function Stage({ lineUp }: { lineUp: readonly ContentCard[] }) {
  const language = await pageLanguage()
  return (
    <div className={styles.scene}>
      <img className={styles.stage} src={drawn.src} width={drawn.width} height={drawn.height} alt="" />
      <ul className={styles.players}>
        {lineUp.slice(0, MOST).map(({ slug, title, picture }) => (
          <li key={slug}>
            <IntentLink href={localPath(language, artistPath(slug))} aria-label={title}>
              <Picture picture={picture} sizes="(min-width: 62rem) 17rem, 50vw" first />
            </IntentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
