import { listFollows, listReminders } from '@dabali/api-client'
import { cataloguePath, type Language, localPath } from '@dabali/domain'
import { FOLLOWING_PATH } from '@dabali/shop/paths'
import { nullOn404OrDenied } from '@dabali/shop/request-context'
import { visitorPage } from '@dabali/shop/routes/visitor-page'
import { EmptyState } from '@dabali/ui/empty-state'
import { StatusText } from '@dabali/ui/status-text'
import { getTranslations } from 'next-intl/server'
import { artistPath, eventDatePath, VENUES_PATH } from '../paths.ts'
import {
  EventTime,
  eventsLink,
  finishLogin,
  followsMetadata,
  Group,
  ListPage,
  type ListScreenProps,
  Row,
} from './account-pages.tsx'
import { DeviceNotifications } from './device-notifications.tsx'

export const followingPage = visitorPage({
  metadata: followsMetadata('followingTitle'),
  path: FOLLOWING_PATH,
  read: async ({ context, query }) => {
    await finishLogin(context, FOLLOWING_PATH, query)
    const lists = Promise.all([listFollows(context.client), listReminders(context.client)])
    return nullOn404OrDenied(
      lists.then(([follows, reminders]) => ({ follows: follows.results, reminders: reminders.results })),
    )
  },
  screen: ({ context, query, value }) => <FollowingScreen owned={value} context={context} query={query} />,
})

type Followed = {
  follows: Awaited<ReturnType<typeof listFollows>>['results']
  reminders: Awaited<ReturnType<typeof listReminders>>['results']
}

/** The reminders of the account, and the artists, venues and authors that it follows. */
async function FollowingScreen(props: ListScreenProps<Followed>) {
  const t = await getTranslations('follows')
  const { language, origins } = props.context
  const authorHref = (slug: string) => origins.store + localPath(language, cataloguePath({ kind: 'author', slug }))
  const groups = [
    { kind: 'artist', heading: t('artists'), href: (slug: string) => localPath(language, artistPath(slug)) },
    { kind: 'venue', heading: t('venues'), href: (slug: string) => `${localPath(language, VENUES_PATH)}#${slug}` },
    { kind: 'author', heading: t('authors'), href: authorHref },
  ] as const
  return (
    <ListPage {...props} title={t('followingTitle')} path={FOLLOWING_PATH}>
      {({ follows, reminders }) => (
        <>
          {follows.length + reminders.length === 0 && (
            <EmptyState
              heading={t('followingEmpty')}
              text={t('followingEmptyText')}
              link={eventsLink(language, t('browse'))}
            />
          )}
          {reminders.length > 0 && (
            <Group id="reminders" heading={t('reminders')}>
              {reminders.map((reminder) => (
                <ReminderRow key={reminder.event_date_id} reminder={reminder} language={language} />
              ))}
            </Group>
          )}
          {groups.map(({ kind, heading, href }) => {
            const those = follows.filter((follow) => follow.kind === kind)
            if (those.length === 0) return null
            return (
              <Group key={kind} id={kind} heading={heading}>
                {those.map(({ slug, name, picture }) => (
                  <Row
                    key={slug}
                    name={name}
                    href={href(slug)}
                    picture={picture}
                    thing={`${kind}:${slug}`}
                    end={t('unfollow')}
                    language={language}
                  />
                ))}
              </Group>
            )
          })}
          <DeviceNotifications
            texts={{
              heading: t('deviceHeading'),
              on: t('device-on'),
              off: t('device-off'),
              denied: t('device-denied'),
              unsupported: t('device-unsupported'),
              failed: t('device-failed'),
              turnOn: t('turnOn'),
              turnOff: t('turnOff'),
            }}
          />
        </>
      )}
    </ListPage>
  )
}

async function ReminderRow({ reminder, language }: { reminder: Followed['reminders'][number]; language: Language }) {
  const t = await getTranslations('follows')
  const { event_date_id, event_slug, title, status } = reminder
  return (
    <Row
      name={title}
      href={localPath(language, eventDatePath(event_slug, event_date_id))}
      thing={`date:${event_date_id}`}
      end={t('endReminder')}
      language={language}
    >
      {status !== 'postponed' && <EventTime date={reminder} language={language} />}
      {status !== 'scheduled' && <StatusText code={status === 'cancelled' ? 'e' : 'w'}>{t(status)}</StatusText>}
    </Row>
  )
}
