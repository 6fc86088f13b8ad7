import type { ContentCard } from '@dabali/api-client'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { pageLanguage } from '../i18n/language.ts'
import { ContentLink } from './content-links.tsx'
import styles from './content-rows.module.css'

type ContentRowsProps = {
  cards: readonly ContentCard[]
  /** How far down the page their titles stand. */
  level?: 2 | 3
  /** Shows the publication dates. */
  dated?: boolean
}

/** Things one below the other, divided by a hairline: a small picture, the title, a sentence. */
export async function ContentRows({ cards, level = 3, dated = false }: ContentRowsProps) {
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul>
      {cards.map((card) => (
        <li key={`${card.kind} ${card.slug}`} className={styles.row}>
          <Picture picture={card.picture} sizes="6rem" decorative />
          <div>
            <Title className={styles.title}>
              <ContentLink card={card} />
            </Title>
            <p className="quiet" lang={textLanguage(card.summary, language)}>
              {card.summary}
            </p>
            {dated && (
              <p className="quiet">
                <DateText value={kathmanduDay(card.published_at)} language={language} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
