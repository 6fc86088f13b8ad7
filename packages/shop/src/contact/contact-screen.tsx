import { newId } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { createTranslator } from '../i18n/translator.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { DRAFT_COOKIES, NO_DRAFT, readContactDraft } from './contact-action.ts'
import { ContactBox } from './contact-box.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactMessages } from './contact-messages.ts'
import { REQUIRED } from './contact-problem.ts'
import styles from './contact-screen.module.css'

/** The title and description of the contact page, for the metadata of a site. */
export function contactMetadata(language: Language): { title: string; description: string } {
  const t = createTranslator(contactMessages(language), language)
  return { title: t('title'), description: t('text') }
}

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The contact page. */
export async function ContactScreen({ context, query }: { context: RequestContext; query: Query }) {
  const { language } = context
  const texts = contactMessages(language)
  const t = createTranslator(texts, language)
  const problems = [query['problem'] ?? []].flat()
  setFormStatus(context, query['problem'])
  const cookieStore = await cookies()
  const draft =
    problems.length > 0 ? readContactDraft(DRAFT_COOKIES.map((name) => cookieStore.get(name)?.value)) : NO_DRAFT
  // Each visitor has a key of their own; a prefetch has none.
  await connection()
  const missing = REQUIRED.filter((field) => problems.includes(field))
  const errors = Object.fromEntries(missing.map((field) => [field, t(`missing-${field}`)]))
  const reason =
    problems.length > 0 && missing.length === 0 ? t(problems.includes('tooMany') ? 'tooMany' : 'failed') : undefined
  return (
    <div className={`page ${styles.contact}`}>
      <div className={styles.main}>
        <h1 className={styles.heading}>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <ContactForm
          texts={texts}
          language={language}
          draft={draft}
          errors={errors}
          reason={reason}
          isSent={query['sent'] !== undefined}
          attemptKey={newId()}
        />
      </div>
      <ContactBox language={language} heading={t('boxHeading')} />
    </div>
  )
}
