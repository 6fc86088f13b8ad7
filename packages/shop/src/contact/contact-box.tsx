import type { Language } from '@dabali/domain'
import { OPENING_HOURS, SHOP_ADDRESS, SHOP_CONTACT } from '@dabali/domain/contact'
import type { ReactNode } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import styles from './contact-box.module.css'
import { contactMessages } from './contact-messages.ts'
import { OpenNow } from './open-now.tsx'
import { hourText } from './opening-hours.ts'

const SIGNS = {
  phone: 'M5 3.5h4l1.5 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 1.5v4c0 1-1 1.5-2 1.5C11 20 4 13 3.5 5.5c0-1 .5-2 1.5-2z',
  messenger: 'M4 4.5h16v11.500h-9l-4.500 4v-4H4z',
  email: 'M3.5 5.5h17v13h-17zM3.5 6l8.5 7 8.5-7',
  place:
    'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM9.700 9.500a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0',
} as const

function Sign({ name }: { name: keyof typeof SIGNS }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  )
}

/** How to reach the shop: phone, messenger, email, address, map and opening hours. */
export function ContactBox({ language, heading }: { language: Language; heading: ReactNode }) {
  const texts = contactMessages(language)
  const t = createTranslator(texts, language)
  const [lane, town] = SHOP_ADDRESS[language]
  const hints = { phone: t('phoneHint'), messenger: t('messengerHint'), email: t('emailReply') }
  const hours = (['weekdays', 'saturday'] as const).map((days) => {
    const { opens, closes } = OPENING_HOURS[days]
    const range = { opens: hourText(opens, language), closes: hourText(closes, language) }
    return { days: t(days), range: t('hoursRange', range) }
  })
  return (
    <aside className={styles.box} aria-labelledby="contact-box">
      <h2 id="contact-box" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {(['phone', 'messenger', 'email'] as const).map((name) => (
          <li key={name}>
            <Sign name={name} />
            <div>
              <a href={SHOP_CONTACT[name].href}>{SHOP_CONTACT[name].text}</a>
              <p className="quiet small">{hints[name]}</p>
            </div>
          </li>
        ))}
        <li>
          <Sign name="place" />
          <address>
            <b>{lane}</b>
            <br />
            {town}
          </address>
        </li>
      </ul>
      <svg className={styles.map} viewBox="0 0 320 180" role="img" aria-label={t('map')}>
        <path className={styles.ground} d="M0 0h320v180H0z" />
        <path
          className={styles.block}
          d="M0 0h86v50H0zM98 0h62v50H98zM172 0h66v50h-66zM250 0h70v74h-70zM0 78h60v36H0zM0 126h60v54H0zM72 78h88v102H72zM172 78h66v36h-66zM172 126h66v54h-66zM250 88h70v92h-70z"
        />
        <circle className={styles.water} cx="166" cy="64" r="10" />
        <path className={styles.way} d="M245 180V64h-79" />
        <path className={styles.shop} d="M198 132h14v14h-14z" />
        <text x="152" y="68" textAnchor="end">
          {t('stoneSpout')}
        </text>
        <text x="205" y="164" textAnchor="middle">
          {language === 'ne' ? 'डबली' : 'Dabali'}
        </text>
      </svg>
      <h3 className={styles.subheading}>{t('hours')}</h3>
      <dl className={styles.hours}>
        {hours.map(({ days, range }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd className="num">{range}</dd>
          </div>
        ))}
      </dl>
      <OpenNow texts={texts} language={language} className={styles.now} />
    </aside>
  )
}
