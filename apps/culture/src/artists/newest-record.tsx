import type { RecordDetail } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button-link'
import { DateText } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { recordPath } from '../paths.ts'
import { TrackRows } from '../player/track-rows.tsx'
import styles from './newest-record.module.css'

/** The newest record as it can be heard: the sleeve, the tracks, and where it is sold. */
export async function NewestRecord({ record }: { record: RecordDetail }) {
  const t = await getTranslations('artist')
  const language = await pageLanguage()
  const { title, summary, released_on, catalogue_number, picture } = record
  const href = localPath(language, recordPath(record.slug))
  const price = lowestPrice(record)
  return (
    <div className={styles.record}>
      <div className={styles.sleeve}>
        <Picture picture={picture} sizes="(min-width: 62rem) 29rem, 100vw" />
      </div>
      <div>
        <h3 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={href}>{title}</IntentLink>
        </h3>
        <p className="quiet">
          <DateText value={released_on} language={language} />
          {released_on && catalogue_number && ', '}
          {catalogue_number}
        </p>
        <p className="quiet" lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <div className={styles.tracks}>
          <TrackRows record={record} />
        </div>
        <ButtonLink kind="plain" href={href}>
          {price ? t('buyFrom', { price: formatNpr(price, language) }) : t('seeRecord')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** What the cheapest of its formats that can be had costs. */
function lowestPrice({ formats }: RecordDetail): string | undefined {
  const open = formats.filter((format) => format.is_available_to_buy)
  const [first] = open.toSorted((one, other) => Number(one.selling_price) - Number(other.selling_price))
  return first?.selling_price
}
