import type { Interview } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { CardLink } from '../follows/card-link.tsx'
import { ARTISTS_PATH, INTERVIEWS_PATH, interviewPath, podcastPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './interviews-page.module.css'
import { readInterviewList } from './queries.ts'

/** The list of interviews, the newest one large. */
export async function InterviewsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const t = await getTranslations('interviews')
  const language = await pageLanguage()
  return (
    <ListPage
      path={INTERVIEWS_PATH}
      searchParams={searchParams}
      read={(page) => readInterviewList(page, language)}
      heading={t('heading')}
      description={t('intro')}
      empty={{ heading: t('none'), text: t('noneText'), link: { path: ARTISTS_PATH, text: t('toArtists') } }}
      toListedPage={({ title, slug }) => ({ name: title, path: interviewPath(slug) })}
    >
      {(interviews, page) => (
        <>
          <PodcastLink />
          <InterviewRows interviews={interviews} hasLead={page === 1} level={2} />
        </>
      )}
    </ListPage>
  )
}

/** A link to the feed for podcast players. */
export async function PodcastLink() {
  const t = await getTranslations('interviews')
  const language = await pageLanguage()
  return (
    <p className={styles.podcast}>
      <a href={podcastPath(language)} type="application/rss+xml">
        {t('podcast')}
      </a>
    </p>
  )
}

export async function interviewsMetadata(searchParams: URLSearchParams) {
  const t = await getTranslations('interviews')
  const pageTitle = (page: string) => t('page', { page })
  return listMetadata({
    path: INTERVIEWS_PATH,
    searchParams,
    heading: t('heading'),
    description: t('intro'),
    pageTitle,
  })
}

type InterviewRowsProps = {
  interviews: readonly Interview[]
  /** Shows the first one large. */
  hasLead?: boolean
  /** The level of the headings. */
  level?: 2 | 3
}

/** A list of interviews: portrait, quote, title and date. */
export async function InterviewRows({ interviews, hasLead = false, level = 3 }: InterviewRowsProps) {
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={hasLead ? `${styles.rows} ${styles.withLead}` : styles.rows}>
      {interviews.map(({ slug, title, summary, pull_quote, artists, picture, published_at }, index) => {
        const isFirst = hasLead && index === 0
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
            <div>
              <p className={styles.quote} lang={textLanguage(pull_quote, language)}>
                “{pull_quote}”
              </p>
              <Title className={styles.title} lang={textLanguage(title, language)}>
                <CardLink href={localPath(language, interviewPath(slug))}>{title}</CardLink>
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
