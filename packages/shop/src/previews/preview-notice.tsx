import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import styles from './preview-notice.module.css'

const texts = loadMessages({ en, ne })
const translator = (language: Language) => createTranslator(texts(language), language)

/** The token is in the address, which other sites must not learn. */
export const previewMetadata = (language: Language): Metadata => ({
  title: translator(language)('title'),
  robots: { index: false, follow: false },
  referrer: 'same-origin',
})

/** Says that this is a draft, and until when its link works. */
export function PreviewNotice({ expiresAt, language }: { expiresAt: string; language: Language }) {
  const t = translator(language)
  return (
    <aside className={styles.notice} aria-label={t('label')}>
      {t('notice', { date: dateInSentence(expiresAt, language) })}
    </aside>
  )
}
