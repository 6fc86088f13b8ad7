import type { ContentCard } from '@dabali/api-client'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { ContentLink } from './content-link.tsx'
import styles from './mentions.module.css'

type MentionsProps = {
  cards: readonly ContentCard[]
  /** How far down the page their titles stand. */
  level?: 2 | 3
}

/** Where else something is told of: the title, what it is, and when it came out. Articles stand in the bookshop. */
export async function Mentions({ cards, level = 3 }: MentionsProps) {
  const t = await getTranslations('mentions')
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.mentions}>
      {cards.map((card) => (
        <li key={`${card.kind} ${card.slug}`} className={styles.mention}>
          <Title className={styles.title}>
            <ContentLink card={card} />
          </Title>
          <p className="quiet">
            {t.has(`kind.${card.kind}`) && `${t(`kind.${card.kind}`)}, `}
            <DateText value={dayOf(card.published_at)} language={language} />
          </p>
        </li>
      ))}
    </ul>
  )
}
