import type { EventDetail } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { BuyNowButton } from '@dabali/shop/buy-buttons'
import { LoginButton } from '@dabali/shop/error-parts'
import { ADD_ACTION } from '@dabali/shop/paths'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { cheapestStream } from '../editorial/event-dates.ts'
import { artistPath, eventPath, streamPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import overlay from './player-overlay.module.css'
import type { LiveEvent } from './queries.ts'
import { RedeemLink } from './redeem-link.tsx'
import styles from './stream-access.module.css'
import { VideoFrame } from './video-frame.tsx'

/** Title, date and venue of the event. */
export async function EventHeading({ event, eventDate }: Pick<LiveEvent, 'event' | 'eventDate'>) {
  const language = await pageLanguage()
  return (
    <>
      <h1 className={styles.title} lang={textLanguage(event.title, language)}>
        {event.title}
      </h1>
      <p className={`quiet ${styles.facts}`}>
        <DateText value={eventDate.starts_at} language={language} />
        {eventDate.venue && <span lang={textLanguage(eventDate.venue.name, language)}>{eventDate.venue.name}</span>}
      </p>
    </>
  )
}

/** The artists of the event. */
export async function LineUp({ event, heading }: { event: EventDetail; heading: string }) {
  const t = await getTranslations('live')
  const language = await pageLanguage()
  if (event.line_up.length === 0) return null
  return (
    <section aria-labelledby="line-up">
      <SectionHead heading={heading} id="line-up" />
      <ol>
        {event.line_up.map(({ slug, title, summary }) => (
          <li key={slug} className={styles.row}>
            {/* A new tab, because the stream plays on in this one. */}
            <h3 className={styles.name} lang={textLanguage(title, language)}>
              <a href={localPath(language, artistPath(slug))} target="_blank" rel="noreferrer">
                {title}
                <span className="visually-hidden"> {t('newTab')}</span>
              </a>
            </h3>
            <p className="quiet" lang={textLanguage(summary, language)}>
              {summary}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

type AccessDeniedProps = Pick<LiveEvent, 'event' | 'eventDate'> & {
  refused: 'login' | 'no_ticket'
  /** Of this page, to come back to. */
  path: string
  poster: ReactNode
}

/** A stream for visitors without access: how to get it. */
export async function AccessDenied({ event, eventDate, refused, path, poster }: AccessDeniedProps) {
  const t = await getTranslations('live')
  const language = await pageLanguage()
  const href = localPath(language, eventPath(event.slug))
  const cheapest = cheapestStream(eventDate)
  return (
    <>
      <VideoFrame poster={poster}>
        {refused === 'login' ? (
          <div className={overlay.overlay}>
            <p className={overlay.heading}>{t('loggedOut')}</p>
            <p>{t('loggedOutText')}</p>
            <LoginButton path={path} language={language} text={t('login')} />
          </div>
        ) : (
          <div className={overlay.overlay}>
            <p className={overlay.heading}>{t('noTicket')}</p>
            {!cheapest && <p>{t('noTicketLeft')}</p>}
            {cheapest && eventDate.replay_until && <p>{t('noTicketText')}</p>}
            {cheapest ? (
              <BuyNowButton
                product={cheapest.product_url}
                action={ADD_ACTION}
                language={language}
                text={t('buyTicket', { price: formatNpr(cheapest.price, language) })}
                kind="main"
              />
            ) : (
              <ButtonLink kind="plain" href={href}>
                {t('toEvent')}
              </ButtonLink>
            )}
          </div>
        )}
      </VideoFrame>
      <div className={`page ${styles.text}`}>
        <EventHeading event={event} eventDate={eventDate} />
        <LineUp event={event} heading={t('lineUp')} />
      </div>
    </>
  )
}

type RedeemPageProps = Pick<LiveEvent, 'event' | 'eventDate'> & { hash: string; poster: ReactNode }

/** The stream page for an access link, which is redeemed here. */
export async function RedeemPage({ event, eventDate, hash, poster }: RedeemPageProps) {
  const t = await getTranslations('live')
  const language = await pageLanguage()
  const href = localPath(language, eventPath(event.slug))
  return (
    <>
      <VideoFrame poster={poster}>
        <div className={overlay.overlay}>
          <RedeemLink
            eventDate={{ slug: event.slug, id: String(eventDate.id), hash }}
            next={localPath(language, streamPath(event.slug, eventDate.id))}
            href={href}
            texts={{
              opening: t('link_opening'),
              refusals: {
                unknown_hash: { heading: t('link_unknown'), advice: t('link_unknownText') },
                hash_expired: { heading: t('link_expired'), advice: t('link_expiredText') },
                hash_used_up: { heading: t('link_used'), advice: t('link_usedText') },
                over: { heading: t('link_over'), advice: t('link_overText') },
                busy: { heading: t('link_busy'), advice: t('link_busyText', { minutes: '{minutes}' }) },
                failed: { heading: t('link_failed'), advice: t('link_failedText') },
              },
              again: t('retry'),
              event: t('toEvent'),
            }}
            login={<LoginButton path={streamPath(event.slug, eventDate.id)} language={language} text={t('login')} />}
            language={language}
          />
          <noscript>
            <div className={`${overlay.overlay} ${overlay.cover}`}>
              <p>{t('needsScripts')}</p>
              <a href={href}>{t('toEvent')}</a>
            </div>
          </noscript>
        </div>
      </VideoFrame>
      <div className={`page ${styles.text}`}>
        <EventHeading event={event} eventDate={eventDate} />
      </div>
    </>
  )
}
