import { writeDigits } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import styles from './volume-number.module.css'

/** The number of a volume, the largest thing of its page: two digits and the ledge. */
export async function VolumeNumber({ number }: { number: number }) {
  const t = await getTranslations('volumes')
  const language = await pageLanguage()
  return (
    <p className={styles.number}>
      <span aria-hidden="true">{writeDigits(String(number).padStart(2, '0'), language)}</span>
      <span className="visually-hidden">{t('number', { number: writeDigits(number, language) })}</span>
    </p>
  )
}
