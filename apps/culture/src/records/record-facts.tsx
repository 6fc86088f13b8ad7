import { clockText } from '@dabali/ui/clock-text'
import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLanguage } from '../i18n/language.ts'
import styles from './record-facts.module.css'
import type { RecordWithOthers } from './records.ts'

/** What stands on the spine of a sleeve: when and where it came out, as what, and how long it is. */
export async function RecordFacts({ record }: { record: RecordWithOthers }) {
  const t = await getTranslations('record')
  const language = await pageLanguage()
  const { released_on, format, label, catalogue_number, duration_seconds } = record
  return (
    <div>
      <h3 className={styles.heading}>{t('facts')}</h3>
      <dl className={styles.terms}>
        <Fact term={t('released')} fact={released_on && <DateText value={released_on} language={language} />} />
        <Fact term={t('format')} fact={t(`formatName.${format}`)} />
        <Fact term={t('label')} fact={label} />
        <Fact term={t('number')} fact={catalogue_number} />
        <Fact term={t('length')} fact={duration_seconds > 0 && clockText(duration_seconds, language)} />
      </dl>
    </div>
  )
}

function Fact({ term, fact }: { term: string; fact: ReactNode }) {
  if (!fact) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  )
}

/** Who did what on a record. */
export async function RecordCredits({ credits }: Pick<RecordWithOthers, 'credits'>) {
  const t = await getTranslations('record')
  const language = await pageLanguage()
  return (
    <div>
      <h3 className={styles.heading}>{t('credits')}</h3>
      <dl className={styles.terms}>
        {credits.map(({ role, name }) => (
          <div key={`${role} ${name}`}>
            <dt lang={textLanguage(role, language)}>{role}</dt>
            <dd lang={textLanguage(name, language)}>{name}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
