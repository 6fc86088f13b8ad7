import type { Interview } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { ARTISTS_PATH, INTERVIEWS_PATH, interviewPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './interviews-page.module.css'
import { readInterviewList } from './queries.ts'

/** The interviews: a face and a sentence each, the newest as large as it goes. */
export async function InterviewsPage({ asked }: { asked: URLSearchParams }) {
  const t = await getTranslations('interviews')
  const language = await pageLanguage()
  return (
    <ListPage
      path={INTERVIEWS_PATH}
      asked={asked}
      read={(page) => readInterviewList(page, language)}
      heading={t('heading')}
      words={t('words')}
      none={{ heading: t('none'), text: t('noneText'), way: { path: ARTISTS_PATH, text: t('toArtists') } }}
      named={({ title, slug }) => ({ name: title, path: interviewPath(slug) })}
    >
      {(interviews, page) => <InterviewRows interviews={interviews} led={page === 1} level={2} />}
    </ListPage>
  )
}

export async function interviewsMetadata(asked: URLSearchParams) {
  const t = await getTranslations('interviews')
  const pageTitle = (page: string) => t('page', { page })
  return listMetadata({ path: INTERVIEWS_PATH, asked, heading: t('heading'), words: t('words'), pageTitle })
}

type InterviewRowsProps = {
  interviews: readonly Interview[]
  /** The first of them leads, as large as it goes. */
  led?: boolean
  /** How far down the page their titles stand. */
  level?: 2 | 3
}

/** A list of interviews: portrait, quote, title and date. */
export async function InterviewRows({ interviews, led = false, level = 3 }: InterviewRowsProps) {
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={led ? `${styles.rows} ${styles.led}` : styles.rows}>
      {interviews.map(({ slug, title, summary, pull_quote, artists, picture, published_at }, index) => {
        const isFirst = led && index === 0
        return (
          <li key={slug} className={styles.row}>
            <div className={styles.face}>
              <Picture
                picture={artists[0]?.picture ?? picture}
                sizes={isFirst ? LARGE_SIZES : SMALL_SIZES}
                decorative
                first={isFirst}
              />
            </div>
            <div className={styles.words}>
              <p className={styles.quote} lang={textLanguage(pull_quote, language)}>
                “{pull_quote}”
              </p>
              <Title className={styles.title} lang={textLanguage(title, language)}>
                <IntentLink href={localPath(language, interviewPath(slug))}>{title}</IntentLink>
              </Title>
              <p className="quiet" lang={textLanguage(summary, language)}>
                {summary}
              </p>
              <p className="quiet small">
                <DateText value={kathmanduDay(published_at)} language={language} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const LARGE_SIZES = '(min-width: 62rem) 30rem, (min-width: 48rem) 40vw, 92vw'
const SMALL_SIZES = '(min-width: 48rem) 11rem, 30vw'
