import type { Session, SessionDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { FittedTitle } from '@dabali/ui/fitted-title'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { clockText } from '@dabali/ui/time-text'
import { getTranslations } from 'next-intl/server'
import { SessionGrid } from '../editorial/content-grids.tsx'
import { ContentLinks } from '../editorial/content-lists.tsx'
import { ContentPage, type ContentProps, contentMetadata, SharePage } from '../editorial/content-page.tsx'
import { GenreAndLetterFilters } from '../editorial/list-filters.tsx'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { formatListQuery, type ListQuery, parseListQuery } from '../editorial/list-query.ts'
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
import { ARTISTS_PATH, SESSIONS_PATH, sessionPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { sessionJsonLd } from '../seo/json-ld/editorial.ts'
import { readSession, readSessionList } from './queries.ts'
import { SessionPlayer } from './session-player.tsx'
import styles from './session-screens.module.css'

export async function sessionMetadata(slug: string) {
  const language = await pageLanguage()
  return contentMetadata({
    kind: 'session',
    pathOf: sessionPath,
    read: () => readSession(slug, language),
    type: 'video.other',
  })
}

/** The number of other sessions at the end of the page. */
const OTHERS = 3

/** A session with related music and other sessions. */
export type SessionWithRelated = SessionDetail & { relatedMusic: RelatedMusicData; others: readonly Session[] }

/** One session: video, set list, crew and related music. */
export async function SessionScreen({ slug, draft }: ContentProps<SessionDetail>) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={sessionPath}
      read={() => readSessionPage(slug, language, draft)}
      list="sessions"
      describe={{ name: ({ title }) => title, about: sessionJsonLd }}
    >
      {(session) => <SessionContent session={session} />}
    </ContentPage>
  )
}

async function readSessionPage(
  slug: string,
  language: Language,
  draft?: SessionDetail,
): Promise<SessionWithRelated | undefined> {
  const session = draft ?? (await readSession(slug, language))
  if (!session) return undefined
  const [relatedMusic, newest] = await Promise.all([
    readRelatedMusic(session, language),
    readSessionList({ chosen: {}, page: 1 }, language),
  ])
  const others = (newest?.items ?? []).filter((other) => other.slug !== session.slug)
  return { ...session, relatedMusic, others: others.slice(0, OTHERS) }
}

/** The content of a session page: the video first. */
async function SessionContent({ session }: { session: SessionWithRelated }) {
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  const { body, crew, relatedMusic, others, interviews, volumes, news, products } = session
  return (
    <>
      <article>
        <SessionHead session={session} />
        <SessionVideo session={session} />
        <TwoColumn aside={hasRelatedMusic(relatedMusic) && <RelatedMusic relatedMusic={relatedMusic} />}>
          {body && <Prose html={body} locale={language} />}
          <Crew crew={crew} />
        </TwoColumn>
      </article>
      <RelatedContent about={{ sessions: [], volumes, news, interviews, articles: [] }} />
      <ShopItemsSection products={products} />
      {others.length > 0 && (
        <section className={`page no-print ${styles.others}`} aria-labelledby="others">
          <SectionHead heading={t('others')} id="others">
            <IntentLink href={localPath(language, SESSIONS_PATH)}>{t('all')}</IntentLink>
          </SectionHead>
          <SessionGrid sessions={others} />
        </section>
      )}
    </>
  )
}

/** Title, summary, artists, place and date. */
async function SessionHead({ session }: { session: SessionWithRelated }) {
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  const { title, summary, artists, place, recorded_on } = session
  return (
    <header className={`page ${styles.head}`}>
      <div>
        <p className={styles.kind}>
          <IntentLink href={localPath(language, SESSIONS_PATH)}>{t('one')}</IntentLink>
        </p>
        <FittedTitle text={title} locale={language} className={styles.title} />
      </div>
      <div>
        <p className={styles.intro} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={styles.facts}>
          {artists.length > 0 && <span>{t.rich('with', { names: () => <ContentLinks cards={artists} /> })}</span>}
          {place && <span lang={textLanguage(place, language)}>{place}</span>}
          <DateText value={recorded_on} language={language} />
        </p>
        <SaveContent kind="session" slug={session.slug} />
        <SharePage path={sessionPath(session.slug)} title={title} />
      </div>
    </header>
  )
}

/** The video of a session with its songs, or only the picture. */
async function SessionVideo({ session }: { session: SessionWithRelated }) {
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  const { title, picture, video, set_list, duration_seconds } = session
  const poster = <Picture picture={picture} sizes="(min-width: 62rem) 54rem, 100vw" decorative={video !== null} first />
  if (!video) return <div className={`page ${styles.video}`}>{poster}</div>
  const songs = set_list.map((song) => ({
    title: song.title,
    lang: textLanguage(song.title, language),
    seconds: song.starts_at_seconds,
    clock: clockText(song.starts_at_seconds, language),
  }))
  return (
    <div className={`page ${styles.video}`}>
      <SessionPlayer
        src={video.src}
        title={title}
        poster={poster}
        length={duration_seconds > 0 ? clockText(duration_seconds, language) : undefined}
        open={t('watch')}
        language={language}
        hosting={await videoHosting(video.src)}
        texts={await playerTexts()}
        songs={songs}
        heading={t('setList')}
      />
    </div>
  )
}

/** The crew with their roles. */
async function Crew({ crew }: Pick<SessionWithRelated, 'crew'>) {
  if (crew.length === 0) return null
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  return (
    <section aria-labelledby="crew">
      <h2 id="crew" className={styles.heading}>
        {t('credits')}
      </h2>
      <dl>
        {crew.map(({ role, name }) => (
          <div key={`${role} ${name}`} className={styles.credit}>
            <dt lang={textLanguage(role, language)}>{role}</dt>
            <dd lang={textLanguage(name, language)}>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const FIELDS = ['genre', 'letter']
const pathOf = (query: ListQuery) => SESSIONS_PATH + formatListQuery(FIELDS, query)
const isFiltered = ({ chosen }: ListQuery) => Object.keys(chosen).length > 0

/** The list of sessions, the newest one large. */
export async function SessionsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  const query = parseListQuery(FIELDS, searchParams)
  return (
    <ListPage
      path={pathOf({ ...query, page: 1 })}
      searchParams={searchParams}
      read={() => readSessionList(query, language)}
      filters={{
        isFiltered: isFiltered(query),
        show: ({ facets }) => <GenreAndLetterFilters query={query} facets={facets} pathOf={pathOf} />,
        empty: { heading: t('noMatch'), text: t('noMatchText'), link: { path: SESSIONS_PATH, text: t('all') } },
      }}
      heading={t('heading')}
      description={t('intro')}
      empty={{ heading: t('none'), text: t('noneText'), link: { path: ARTISTS_PATH, text: t('toArtists') } }}
      toListedPage={({ title, slug }) => ({ name: title, path: sessionPath(slug) })}
    >
      {(sessions) => <SessionGrid sessions={sessions} level={2} first />}
    </ListPage>
  )
}

export async function sessionsMetadata(searchParams: URLSearchParams) {
  const t = await getTranslations('sessions')
  const pageTitle = (page: string) => t('page', { page })
  return listMetadata({
    ...{ path: SESSIONS_PATH, searchParams, heading: t('heading'), description: t('intro'), pageTitle },
    isFiltered: isFiltered(parseListQuery(FIELDS, searchParams)),
  })
}
