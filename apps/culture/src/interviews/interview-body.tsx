import { InlinePlayer } from '@dabali/ui/inline-player'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { playerTexts, videoHosting } from '../editorial/player-texts.ts'
import { pageLanguage } from '../i18n/language.ts'
import styles from './interview-body.module.css'
import type { InterviewWithRelated } from './interview-screen.tsx'
import { pullQuoteIndex } from './pull-quote.ts'

/** An interview as it was recorded, and what is heard on it in writing; nothing where there is no recording. */
export async function InterviewAudio({ interview }: { interview: InterviewWithRelated }) {
  const t = await getTranslations('interviews')
  const language = await pageLanguage()
  const { title, audio, transcript } = interview
  if (!(audio || transcript)) return null
  return (
    <div className={styles.audio}>
      {audio && (
        <InlinePlayer
          src={audio.src}
          title={title}
          open={t('listen')}
          isAudio
          language={language}
          hosting={await videoHosting(audio.src)}
          texts={await playerTexts()}
        />
      )}
      {transcript && (
        <details className={styles.transcript}>
          <summary className={styles.fold}>{t('transcript')}</summary>
          <Prose html={transcript} locale={language} />
        </details>
      )}
    </div>
  )
}

/** Introduction, questions and answers, and the pull quote. */
export async function Questions({ interview }: { interview: InterviewWithRelated }) {
  const language = await pageLanguage()
  const { body, exchanges, pull_quote } = interview
  const quoted = pullQuoteIndex(exchanges, pull_quote)
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
