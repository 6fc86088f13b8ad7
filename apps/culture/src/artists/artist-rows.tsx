import type { Artist } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import styles from '../content/content-rows.module.css'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'

/** Artists one below the other: a face, a name, a sentence. */
export async function ArtistRows({ artists }: { artists: readonly Artist[] }) {
  const language = await pageLanguage()
  return (
    <ul>
      {artists.map(({ slug, name, summary, picture }) => (
        <li key={slug} className={styles.row}>
          <Picture picture={picture} sizes="6rem" decorative />
          <div>
            <h3 className={styles.title} lang={textLanguage(name, language)}>
              <IntentLink href={localPath(language, artistPath(slug))}>{name}</IntentLink>
            </h3>
            <p className="quiet">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
