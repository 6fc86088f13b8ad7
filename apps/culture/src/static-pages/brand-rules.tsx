import { getTranslations } from 'next-intl/server'
import styles from './brand-rules.module.css'

const KEEP = ['beam', 'room', 'size', 'script'] as const
const LEAVE = ['tilt', 'paint', 'under', 'text'] as const

/** What to do with the marks, and beside it what to leave be. */
export async function BrandRules() {
  const t = await getTranslations('brand')
  return (
    <div className={styles.rules}>
      <div>
        <h3 className={styles.heading}>{t('do')}</h3>
        <ul>
          {KEEP.map((rule) => (
            <li key={rule}>{t(`keep.${rule}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.heading}>{t('doNot')}</h3>
        <ul>
          {LEAVE.map((rule) => (
            <li key={rule}>{t(`leave.${rule}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
