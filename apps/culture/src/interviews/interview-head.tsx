import { localPath, readingMinutes } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { FittedTitle } from '@dabali/ui/fitted-title'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ContentLinks } from '../content/content-links.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { INTERVIEWS_PATH } from '../paths.ts'
import styles from './interview-head.module.css'
import type { ToldInterview } from './interview-screen.tsx'

/** How an interview begins: the face, what it is called, what it is about, when it came out and how long it takes. */
export async function InterviewHead({ interview }: { interview: ToldInterview }) {
  const t = await getTranslations('interviews')
  const language = await pageLanguage()
  const { title, summary, artists, picture, published_at } = interview
  return (
    <header className={`page ${styles.head}`}>
      <div className={styles.face}>
        <Picture
          picture={artists[0]?.picture ?? picture}
          sizes="(min-width: 62rem) 30rem, (min-width: 48rem) 40vw, 92vw"
          first
        />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          <IntentLink href={localPath(language, INTERVIEWS_PATH)}>{t('one')}</IntentLink>
        </p>
        <FittedTitle text={title} locale={language} className={styles.title} />
        <p className={styles.standFirst} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={styles.facts}>
          {artists.length > 0 && <span>{t.rich('with', { names: () => <ContentLinks cards={artists} /> })}</span>}
          <DateText value={dayOf(published_at)} language={language} />
          <span>{t('minutes', { count: readingMinutes(wordsOf(interview)) })}</span>
        </p>
      </div>
    </header>
  )
}

const wordsOf = ({ body, exchanges, pull_quote }: ToldInterview) =>
  [body, pull_quote, ...exchanges.flatMap(({ question, answer }) => [question, answer])].join(' ')
