import { type EventCard, listFavourites } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { AccountPage, SessionExpired } from '@dabali/shop/account-page'
import { FailedPart } from '@dabali/shop/error-parts'
import { AFTER_LOGIN_COOKIE, taskAfterLogin } from '@dabali/shop/form-action'
import { SAVED_PATH } from '@dabali/shop/paths'
import { nullOn404OrDenied, type Owned, type RequestContext } from '@dabali/shop/request-context'
import { visitorPage } from '@dabali/shop/routes/visitor-page'
import { Button } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { EmptyState } from '@dabali/ui/empty-state'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata, Route } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isUpcomingState } from '../event-states.ts'
import { english, nepali } from '../i18n/messages.ts'
import { contentPath, EVENTS_PATH, SAVE_ACTION } from '../paths.ts'
import { addAfterLogin } from './follow-actions.ts'
import type { Thing } from './follow-things.ts'
import styles from './follows.module.css'

type Query = Readonly<Record<string, string | string[] | undefined>>

// Not indexed, and the secret of a link is sent to no other site.
export const followsMetadata =
  (title: 'savedTitle' | 'followingTitle') =>
  (language: Language): Metadata => ({
    title: (language === 'ne' ? nepali : english).follows[title],
    robots: { index: false },
    referrer: 'same-origin',
  })

/** After a login the page does what the visitor asked for before, and shows the result. */
export async function finishLogin({ client, language }: RequestContext, path: string, query: Query) {
  const task = taskAfterLogin(['add'], query, (await cookies()).get(AFTER_LOGIN_COOKIE)?.value)
  if (task) redirect(`${localPath(language, path)}?${await addAfterLogin(client, task.value)}` as Route)
}

export const savedPage = visitorPage({
  metadata: followsMetadata('savedTitle'),
  path: SAVED_PATH,
  read: async ({ context, query }) => {
    await finishLogin(context, SAVED_PATH, query)
    return nullOn404OrDenied(listFavourites(context.client))
  },
  screen: ({ context, query, value }) => <SavedScreen owned={value} context={context} query={query} />,
})

const DONE = ['saved', 'removed', 'followed', 'followedVenue', 'unfollowed', 'reminded', 'unreminded'] as const
const PROBLEMS = { full: 406, late: 406, gone: 404, failed: 503 } as const

type ListPageProps<Value> = {
  title: string
  path: string
  owned: Owned<Value> | undefined
  context: RequestContext
  query: Query
  children: (value: Value) => ReactNode
}

/** A list of the account with the result of the last form; or why there is none. */
export async function ListPage<Value>({ title, path, owned, context, query, children }: ListPageProps<Value>) {
  const t = await getTranslations('follows')
  if (!owned) return <FailedPart language={context.language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in owned) return <SessionExpired path={path} context={context} />
  const done = DONE.find((name) => name === query['done'])
  const problem = (Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]).find((name) => name === query['problem'])
  if (problem) context.fail({ status: PROBLEMS[problem] })
  return (
    <AccountPage title={title} path={path} context={context}>
      {problem && <ErrorSummary heading={title} errors={[{ text: t(`problem-${problem}`) }]} />}
      {done && (
        <p className={styles.done} role="status">
          {t(`done-${done}`)}
        </p>
      )}
      {children(owned.value)}
    </AccountPage>
  )
}

export type ListScreenProps<Value> = Pick<ListPageProps<Value>, 'owned' | 'context' | 'query'>
type Favourites = Awaited<ReturnType<typeof listFavourites>>

export const eventsLink = (language: Language, text: string) => ({ href: localPath(language, EVENTS_PATH), text })

const isComing = ({ date, state }: EventCard) => date === null || isUpcomingState(state) || state === 'postponed'

/** What the account has saved, in groups: coming events first, past ones last. */
async function SavedScreen(props: ListScreenProps<Favourites>) {
  const t = await getTranslations('follows')
  const { language } = props.context
  return (
    <ListPage {...props} title={t('savedTitle')} path={SAVED_PATH}>
      {({ events: saved, records, interviews, sessions }) => {
        const groups = [
          { id: 'coming', heading: t('comingEvents'), cards: saved.filter(isComing) },
          { id: 'records', heading: t('records'), cards: records },
          { id: 'interviews', heading: t('interviews'), cards: interviews },
          { id: 'sessions', heading: t('sessions'), cards: sessions },
          { id: 'past', heading: t('pastEvents'), cards: saved.filter((event) => !isComing(event)), isPast: true },
        ].filter(({ cards }) => cards.length > 0)
        if (groups.length === 0)
          return (
            <EmptyState heading={t('savedEmpty')} text={t('savedEmptyText')} link={eventsLink(language, t('browse'))} />
          )
        return groups.map(({ id, heading, cards, isPast = false }) => (
          <Group key={id} id={id} heading={heading}>
            {cards.map((card) => (
              <Row
                key={card.slug}
                name={card.title}
                href={localPath(language, contentPath(card) ?? '/')}
                picture={card.picture}
                thing={`${card.kind}:${card.slug}` as Thing}
                end={t('remove')}
                language={language}
              >
                {'date' in card && card.date && <EventTime date={card.date} language={language} />}
                {isPast && <StatusText code="n">{t('past')}</StatusText>}
              </Row>
            ))}
          </Group>
        ))
      }}
    </ListPage>
  )
}

type EventTimeProps = { date: { starts_at: string; venue_name: string }; language: Language }

/** The time and the venue of a date. */
export async function EventTime({ date: { starts_at, venue_name }, language }: EventTimeProps) {
  const t = await getTranslations('follows')
  return (
    <p className="quiet">
      <DateText value={starts_at} language={language} />
      {`, ${venue_name || t('online')}`}
    </p>
  )
}

export function Group({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} />
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

type RowProps = {
  name: string
  href: string
  /** Venues have none. */
  picture?: EventCard['picture']
  thing: Thing
  /** The text of the button that takes it off the list. */
  end: string
  language: Language
  children?: ReactNode
}

/** A thing on a list, with the button that ends it. */
export function Row({ name, href, picture, thing, end, language, children }: RowProps) {
  const isPictured = picture !== undefined && picture.sources.length > 0
  return (
    <li className={`${styles.row} ${isPictured ? styles.pictured : ''}`}>
      {isPictured && <Picture picture={picture} sizes="5rem" decorative />}
      <div>
        <h3 className={styles.title} lang={textLanguage(name, language)}>
          <a href={href}>{name}</a>
        </h3>
        {children}
      </div>
      <form method="post" action={SAVE_ACTION}>
        <input type="hidden" name="language" value={language} />
        <Button type="submit" kind="plain" name="remove" value={thing}>
          {end}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </form>
    </li>
  )
}
