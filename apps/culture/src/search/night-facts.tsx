import type { EventCard } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import styles from './night-facts.module.css'

/** When and where a night is that was found, and what it costs. */
export async function NightFacts({ night, language }: { night: EventCard; language: Language }) {
  const t = await getTranslations('eventRow')
  const { date, price_from } = night
  if (!date) return null
  const place = date.venue_name || t('streamOnly')
  return (
    <p className={styles.facts}>
      <span className={styles.when}>
        <DateText value={date.starts_at} language={language} />
      </span>
      <span lang={textLanguage(place, language)}>{place}</span>
      {price_from !== null && (
        <span className={styles.price}>
          {Number(price_from) === 0 ? t('free') : t('from', { price: formatNpr(price_from, language) })}
        </span>
      )}
    </p>
  )
}
