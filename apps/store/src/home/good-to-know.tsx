import { formatNpr, type Language } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Delivery } from '../catalogue/delivery.ts'
import styles from './good-to-know.module.css'

/** What one wants to know before the first order: how it comes, how it is paid, and where the rest of it opens. */
export async function GoodToKnow({ delivery, language }: { delivery: Delivery | undefined; language: Language }) {
  const t = await getTranslations('home')
  return (
    <section className={styles.facts} aria-label={t('goodToKnow')}>
      {delivery && delivery.ways.length > 0 && (
        <Fact heading={t('doorHeading')}>
          <dl className={styles.ways}>
            {delivery.ways.map(({ code, name, description, price }) => (
              <div key={code} className={styles.way}>
                <dt>{name}</dt>
                <dd className="num">{formatNpr(price, language)}</dd>
                <dd className={styles.words}>{description}</dd>
              </div>
            ))}
          </dl>
          <p>{t('doorText')}</p>
        </Fact>
      )}
      <Fact heading={t(delivery?.cash === null ? 'cashHeading' : 'payHeading')}>
        {delivery?.cash === null && <p>{t('cashText')}</p>}
        <p>{t('payText')}</p>
      </Fact>
      <Fact heading={t('hereHeading')}>
        <p>{t('hereText')}</p>
        <p>{t('languagesText')}</p>
      </Fact>
    </section>
  )
}

function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  )
}
