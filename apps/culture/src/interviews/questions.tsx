import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text-language'
import { Fragment } from 'react'
import { pageLanguage } from '../i18n/language.ts'
import type { ToldInterview } from './interview-screen.tsx'
import styles from './questions.module.css'
import { quoteAfter } from './quote-after.ts'

/** What stands before the first question, then what was asked and what was answered, and one sentence of it large. */
export async function Questions({ interview }: { interview: ToldInterview }) {
  const language = await pageLanguage()
  const { body, exchanges, pull_quote } = interview
  const quoted = quoteAfter(exchanges, pull_quote)
  return (
    <>
      {body && <Prose html={body} locale={language} />}
      <div className={styles.questions}>
        {exchanges.map(({ question, answer }, index) => (
          <Fragment key={question}>
            <section>
              <h2 className={styles.question} lang={textLanguage(question, language)}>
                {question}
              </h2>
              <Prose html={answer} locale={language} className={styles.answer} />
            </section>
            {index === quoted && (
              <blockquote className={styles.pull} lang={textLanguage(pull_quote, language)}>
                <p>“{pull_quote}”</p>
              </blockquote>
            )}
          </Fragment>
        ))}
      </div>
    </>
  )
}
