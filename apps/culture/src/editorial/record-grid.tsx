import type { ContentCard } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { pageLanguage } from '../i18n/language.ts'
import { recordPath } from '../paths.ts'
import styles from './record-grid.module.css'

type RecordItem = ContentCard & { artists?: readonly Pick<ContentCard, 'title'>[] }

type RecordGridProps = {
  records: readonly RecordItem[]
  /** How far down the page their titles stand. */
  level?: 2 | 3
  /** They are what the page begins with. */
  first?: boolean
}

/** So many sleeves of a list are on the first screen of a phone. */
const EAGER_IMAGES = 2

/** Records as they stand in a shop: the square of the sleeve, and below it what it is called and who made it. */
export async function RecordGrid({ records, level = 3, first = false }: RecordGridProps) {
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.sleeves}>
      {records.map(({ slug, title, picture, artists = [] }, index) => {
        const names = artists.map((artist) => artist.title).join(', ')
        return (
          <li key={slug} className={styles.sleeve}>
            <Picture
              picture={picture}
              sizes="(min-width: 48rem) 17rem, 45vw"
              decorative
              first={first && index < EAGER_IMAGES}
            />
            <div>
              <Title className={styles.title} lang={textLanguage(title, language)}>
                <IntentLink href={localPath(language, recordPath(slug))}>{title}</IntentLink>
              </Title>
              {names && (
                <p className="quiet small" lang={textLanguage(names, language)}>
                  {names}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
