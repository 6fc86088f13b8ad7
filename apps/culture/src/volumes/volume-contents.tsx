import type { ContentCard } from '@dabali/api-client'
import { writeDigits } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ContentLink } from '../content/content-link.tsx'
import { pageLanguage } from '../i18n/language.ts'
import styles from './volume-contents.module.css'

/** What is in a volume, in the order in which it is meant to be read, each by its kind. */
export async function VolumeContents({ contents }: { contents: readonly ContentCard[] }) {
  const t = await getTranslations('mentions')
  const language = await pageLanguage()
  return (
    <ol>
      {contents.map((card, index) => (
        <li key={`${card.kind} ${card.slug}`} className={styles.part}>
          <span className={styles.place} aria-hidden="true">
            {writeDigits(index + 1, language)}
          </span>
          <div>
            <h3 className={styles.title}>
              <ContentLink card={card} />
            </h3>
            <p className="quiet" lang={textLanguage(card.summary, language)}>
              {card.summary}
            </p>
          </div>
          <span className={styles.kind}>{t.has(`kind.${card.kind}`) && t(`kind.${card.kind}`)}</span>
        </li>
      ))}
    </ol>
  )
}
