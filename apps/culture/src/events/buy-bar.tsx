import type { EventDetail } from '@dabali/api-client'
import { formatNpr } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button-classes'
import { DateText } from '@dabali/ui/date-text'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import styles from './buy-bar.module.css'
import { openNight } from './shown-night.ts'

/** On a phone, where the tickets are soon out of sight: from how much, when, and the way back to them. */
export async function BuyBar({ event: { dates } }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const sold = dates.flatMap(({ ticket_types }) => ticket_types).filter(({ state }) => state === 'on_sale')
  const night = openNight(dates)
  if (sold.length === 0 || !night) return null
  const lowest = Math.min(...sold.map(({ price }) => Number(price)))
  return (
    <aside className={styles.bar} aria-label={t('buyBar')}>
      <p>
        <b>{lowest === 0 ? t('night.free') : t('night.from', { price: formatNpr(String(lowest), language) })}</b>
        <span className="quiet small">
          <DateText value={night.starts_at} language={language} />
        </span>
      </p>
      <a className={buttonClasses({})} href="#tickets">
        {t('tickets')}
      </a>
    </aside>
  )
}
