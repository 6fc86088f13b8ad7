import { cookies } from 'next/headers'
import { createTranslator } from '../i18n/translator.ts'
import { setFormStatus } from '../server-request/form-problem.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { DRAFT_COOKIES, NO_DRAFT, readContactDraft } from './contact-action.ts'
import { ContactForm } from './contact-form.tsx'
import { contactMessages } from './contact-messages.ts'
import { REQUIRED } from './contact-problem.ts'
import styles from './contact-screen.module.css'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** Where a visitor writes to the people of the shop. */
export async function ContactScreen({ visit, query }: { visit: RequestContext; query: Query }) {
  const { language } = visit
  const texts = contactMessages(language)
  const t = createTranslator(texts, language)
  const problems = [query['problem'] ?? []].flat()
  setFormStatus(visit, query['problem'])
  const kept = await cookies()
  const draft = problems.length > 0 ? readContactDraft(DRAFT_COOKIES.map((name) => kept.get(name)?.value)) : NO_DRAFT
  const missing = REQUIRED.filter((field) => problems.includes(field))
  const errors = Object.fromEntries(missing.map((field) => [field, t(`missing-${field}`)]))
  const reason =
    problems.length > 0 && missing.length === 0 ? t(problems.includes('many') ? 'many' : 'failed') : undefined
  return (
    <div className={`page ${styles.contact}`}>
      <h1 className={styles.heading}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <ContactForm
        texts={texts}
        language={language}
        draft={draft}
        errors={errors}
        reason={reason}
        isSent={query['sent'] !== undefined}
      />
    </div>
  )
}
