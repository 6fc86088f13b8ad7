import { getEvent, type Live } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { setFormStatus } from '@dabali/shop/form-action'
import { load, loadDynamic } from '@dabali/site/load'
import { Picture } from '@dabali/ui/picture'
import type { Metadata, Route } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NotFoundScreen, UnavailableScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { eventPath, streamPath } from '../paths.ts'
import { pageLanguage, readRequestContext } from '../request-context.ts'
import { readChatTexts, readLiveTexts } from './live-texts.ts'
import { LiveView, ReplaceAddress } from './live-view.tsx'
import overlay from './player-overlay.module.css'
import { type LiveEvent, readLiveEvent } from './queries.ts'
import { AccessDenied, EventHeading, LineUp, RedeemPage } from './stream-access.tsx'
import { readTipForm, TipErrors, TipForm } from './tip-form.tsx'

/** noindex and no referrer for other sites, because the address can contain an access hash. Its own forms need an origin. */
export async function liveMetadata(slug: string): Promise<Metadata> {
  const t = await getTranslations('live')
  const { client } = await readRequestContext()
  const event = await load(() => getEvent(client, { slug }))
  return {
    title: event.status === 200 ? t('title', { event: event.value.title }) : t('name'),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  }
}

type LiveScreenProps = {
  slug: string
  id: string
  /** The access hash of an invitation link. */
  hash?: string
  /** What went wrong with the form of a tip. */
  problem?: string | undefined
}

/** The page of a stream: the player for viewers with access, otherwise how to get it. */
export async function LiveScreen({ slug, id, hash, problem }: LiveScreenProps) {
  const path = streamPath(slug, id)
  const language = await pageLanguage()
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readLiveEvent(visit, { slug, id }))
  if (read.status === 404) return <NotFoundScreen path={path} />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  const { event } = read.value
  const here = streamPath(event.slug, id)
  const withHash = hash === undefined ? here : `${here}/${encodeURIComponent(hash)}`
  if (event.slug !== slug) redirect(localPath(language, withHash) as Route)
  setFormStatus(visit, problem)
  const poster = <Picture picture={event.picture} sizes="(min-width: 62rem) 75vw, 100vw" decorative first />
  return (
    <PageLayout path={'live' in read.value ? here : withHash} isDark>
      {'live' in read.value ? (
        <WatchPage {...read.value} poster={poster} problem={problem} />
      ) : read.value.refused === 'no_ticket' && hash !== undefined ? (
        <RedeemPage {...read.value} hash={hash} poster={poster} />
      ) : (
        <AccessDenied {...read.value} path={withHash} poster={poster} />
      )}
    </PageLayout>
  )
}

type WatchPageProps = Pick<LiveEvent, 'event' | 'eventDate'> & {
  live: Live
  poster: ReactNode
  problem: string | undefined
}

/** The stream for a viewer with access. */
async function WatchPage({ event, eventDate, live, poster, problem }: WatchPageProps) {
  const t = await getTranslations('live')
  const language = await pageLanguage()
  const href = localPath(language, eventPath(event.slug))
  const tip = await readTipForm(problem)
  return (
    <>
      <ReplaceAddress path={localPath(language, streamPath(event.slug, eventDate.id))} />
      <LiveView
        slug={event.slug}
        id={String(eventDate.id)}
        title={event.title}
        first={live}
        poster={poster}
        href={href}
        withoutScripts={
          <noscript>
            <div className={`${overlay.overlay} ${overlay.cover}`}>
              <p>{t('needsScripts')}</p>
              <a href={href}>{t('toEvent')}</a>
            </div>
          </noscript>
        }
        heading={<EventHeading event={event} eventDate={eventDate} />}
        tipErrors={<TipErrors {...tip} />}
        tipForm={live.tips_on && <TipForm {...tip} slug={event.slug} eventDate={eventDate.id} />}
        language={language}
        sets={event.running_order}
        texts={await readLiveTexts()}
        chatTexts={await readChatTexts()}
      >
        <LineUp event={event} heading={t('lineUp')} />
      </LiveView>
    </>
  )
}
