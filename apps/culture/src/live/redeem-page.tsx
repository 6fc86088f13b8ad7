import { localPath } from '@dabali/domain'
import { LoginButton } from '@dabali/shop/login-button'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath, livePath } from '../paths.ts'
import styles from './access-denied.module.css'
import { EventHeading } from './event-info.tsx'
import overlay from './player-overlay.module.css'
import type { LiveEvent } from './queries.ts'
import { RedeemLink } from './redeem-link.tsx'
import { VideoFrame } from './video-frame.tsx'

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
            next={localPath(language, livePath(event.slug, eventDate.id))}
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
              again: t('pressAgain'),
              event: t('toEvent'),
            }}
            login={<LoginButton path={livePath(event.slug, eventDate.id)} language={language} text={t('login')} />}
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
      <div className={`page ${styles.words}`}>
        <EventHeading event={event} eventDate={eventDate} />
      </div>
    </>
  )
}
