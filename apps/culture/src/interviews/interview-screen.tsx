import type { Interview, InterviewDetail } from '@dabali/api-client'
import { type Language, localPath, readingMinutes } from '@dabali/domain'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { FittedTitle } from '@dabali/ui/fitted-title'
import { InlinePlayer } from '@dabali/ui/inline-player'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { clockText } from '@dabali/ui/time-text'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { ContentLinks } from '../editorial/content-lists.tsx'
import { ContentPage, type ContentProps, contentMetadata, SharePage } from '../editorial/content-page.tsx'
import {
  hasRelatedMusic,
  playerTexts,
  RelatedMusic,
  type RelatedMusicData,
  readRelatedMusic,
  TwoColumn,
  videoHosting,
} from '../editorial/media-article.tsx'
import { RelatedContent } from '../editorial/related-content.tsx'
import { ShopItemsSection } from '../editorial/shop-items.tsx'
import { SaveContent } from '../follows/save-buttons.tsx'
import { INTERVIEWS_PATH, interviewPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { interviewJsonLd } from '../seo/json-ld/editorial.ts'
import styles from './interview-screen.module.css'
import { InterviewRows, PodcastLink } from './interviews-page.tsx'
import { pullQuoteIndex } from './pull-quote.ts'
import { readInterview, readInterviewList } from './queries.ts'

export async function interviewMetadata(slug: string) {
  const language = await pageLanguage()
  return contentMetadata({
    kind: 'interview',
    pathOf: interviewPath,
    read: () => readInterview(slug, language),
    type: 'article',
  })
}

/** The number of other interviews at the end of the page. */
const OTHERS = 4

/** An interview with related music and other interviews. */
export type InterviewWithRelated = InterviewDetail & { relatedMusic: RelatedMusicData; others: readonly Interview[] }

/** One interview with related music. */
export async function InterviewScreen({ slug, draft }: ContentProps<InterviewDetail>) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={interviewPath}
      read={() => readInterviewPage(slug, language, draft)}
      list="interviews"
      describe={{ name: ({ title }) => title, about: interviewJsonLd }}
    >
      {(interview) => <InterviewContent interview={interview} />}
    </ContentPage>
  )
}

async function readInterviewPage(
  slug: string,
  language: Language,
  draft?: InterviewDetail,
): Promise<InterviewWithRelated | undefined> {
  const interview = draft ?? (await readInterview(slug, language))
  if (!interview) return undefined
  const [relatedMusic, newest] = await Promise.all([
    readRelatedMusic(interview, language),
    readInterviewList(1, language),
  ])
  const others = (newest?.items ?? []).filter((other) => other.slug !== interview.slug)
  return { ...interview, relatedMusic, others: others.slice(0, OTHERS) }
}

/** The content of an interview page. */
async function InterviewContent({ interview }: { interview: InterviewWithRelated }) {
  const t = await getTranslations('interviews')
  const language = await pageLanguage()
  const { relatedMusic, others, sessions, volumes, news, products } = interview
  return (
    <>
      <article>
        <InterviewHead interview={interview} />
        <TwoColumn aside={hasRelatedMusic(relatedMusic) && <RelatedMusic relatedMusic={relatedMusic} />}>
          <InterviewAudio interview={interview} />
          <InterviewQuestions interview={interview} />
        </TwoColumn>
      </article>
      <RelatedContent about={{ sessions, volumes, news, interviews: [], articles: [] }} />
      <ShopItemsSection products={products} />
      {others.length > 0 && (
        <section className={`page ${styles.others}`} aria-labelledby="others">
          <SectionHead heading={t('others')} id="others">
            <IntentLink href={localPath(language, INTERVIEWS_PATH)}>{t('all')}</IntentLink>
          </SectionHead>
          <InterviewRows interviews={others} />
        </section>
      )}
    </>
  )
}

/** Portrait, title, summary, date and reading time. */
async function InterviewHead({ interview }: { interview: InterviewWithRelated }) {
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
      <div>
        <p className={styles.kind}>
          <IntentLink href={localPath(language, INTERVIEWS_PATH)}>{t('one')}</IntentLink>
        </p>
        <FittedTitle text={title} locale={language} className={styles.title} />
        <p className={styles.intro} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={styles.facts}>
          {artists.length > 0 && <span>{t.rich('with', { names: () => <ContentLinks cards={artists} /> })}</span>}
          <DateText value={kathmanduDay(published_at)} language={language} />
          <span>{t('readingTime', { count: readingMinutes(fullText(interview)) })}</span>
        </p>
        <SaveContent kind="interview" slug={interview.slug} />
        <SharePage path={interviewPath(interview.slug)} title={title} />
      </div>
    </header>
  )
}

const fullText = ({ body, exchanges, pull_quote }: InterviewWithRelated) =>
  [body, pull_quote, ...exchanges.flatMap(({ question, answer }) => [question, answer])].join(' ')

/** The recording of an interview and its transcript; nothing where there is neither. */
async function InterviewAudio({ interview }: { interview: InterviewWithRelated }) {
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
      {audio && audio.chapters.length > 0 && (
        <section aria-labelledby="chapters">
          <h2 id="chapters" className="small">
            {t('chapters')}
          </h2>
          <ol className={styles.chapters}>
            {audio.chapters.map(({ starts_at_seconds, title: name }) => (
              <li key={starts_at_seconds}>
                <span className="quiet">{clockText(starts_at_seconds, language)}</span> {name}
              </li>
            ))}
          </ol>
        </section>
      )}
      {audio && <PodcastLink />}
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
async function InterviewQuestions({ interview }: { interview: InterviewWithRelated }) {
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
