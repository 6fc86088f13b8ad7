import type { Artist } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'
import styles from './artist-grid.module.css'

/** So many faces are on the first screen of a phone. */
const SEEN_FIRST = 2

/** Everyone's face on a ledge of its own, and below it the name, the place and what is played. */
export async function ArtistGrid({ artists }: { artists: readonly Artist[] }) {
  const language = await pageLanguage()
  return (
    <ul className={styles.grid}>
      {artists.map(({ slug, name, home, genres, picture }, index) => (
        <li key={slug} className={styles.artist}>
          <div className={styles.face}>
            <Picture picture={picture} sizes="(min-width: 48rem) 17rem, 45vw" decorative first={index < SEEN_FIRST} />
          </div>
          <div>
            <h2 className={styles.name} lang={textLanguage(name, language)}>
              <IntentLink href={localPath(language, artistPath(slug))}>{name}</IntentLink>
            </h2>
            <p className={styles.home}>{home}</p>
            <p className="quiet small">{genres.join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
