import { formatNpr, type Language, localPath } from '@dabali/domain'
import { LoginButton } from '@dabali/shop/login-button'
import { ButtonLink } from '@dabali/ui/button'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath } from '../paths.ts'
import styles from './access-denied.module.css'
import { EventHeading, LineUp } from './event-info.tsx'
import overlay from './player-overlay.module.css'
import type { LiveEvent, StreamedDate } from './queries.ts'
import { VideoFrame } from './video-frame.tsx'

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
  const tickets = ticketsOnSale(eventDate)
  const isForSale = tickets.length > 0
  return (
    <>
      <VideoFrame poster={poster}>
        {refused === 'login' ? (
          <div className={overlay.overlay}>
            <p className={overlay.heading}>{t('loginOver')}</p>
            <p>{t('loginOverText')}</p>
            <LoginButton path={path} language={language} text={t('login')} />
          </div>
        ) : (
          <div className={overlay.overlay}>
            <p className={overlay.heading}>{t('noTicket')}</p>
            {!isForSale && <p>{t('noTicketLeft')}</p>}
            {isForSale && eventDate.replay_until && <p>{t('noTicketText')}</p>}
            {isForSale && <Tickets tickets={tickets} language={language} />}
            <ButtonLink kind={isForSale ? 'main' : 'plain'} href={href}>
              {t(isForSale ? 'toTickets' : 'toEvent')}
            </ButtonLink>
          </div>
        )}
      </VideoFrame>
      <div className={`page ${styles.words}`}>
        <EventHeading event={event} eventDate={eventDate} />
        <LineUp event={event} />
      </div>
    </>
  )
}

type TicketType = StreamedDate['ticket_types'][number]

const ticketsOnSale = ({ ticket_types }: StreamedDate): TicketType[] =>
  ticket_types.filter(({ admits, state }) => admits === 'stream' && state === 'on_sale')

function Tickets({ tickets, language }: { tickets: TicketType[]; language: Language }) {
  return (
    <ul>
      {tickets.map(({ id, title, price }) => (
        <li key={id}>
          <span lang={textLanguage(title, language)}>{title}</span>, <b>{formatNpr(price, language)}</b>
        </li>
      ))}
    </ul>
  )
}
