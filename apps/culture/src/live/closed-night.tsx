import { formatNpr, type Language, localPath } from '@dabali/domain'
import { LoginHere } from '@dabali/shop/login-here'
import { ButtonLink } from '@dabali/ui/button-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath } from '../paths.ts'
import styles from './closed-night.module.css'
import { NightHeading } from './night-heading.tsx'
import { NightOrder } from './night-order.tsx'
import type { EventNight, ReadNight } from './read-night.ts'
import { Theatre } from './theatre.tsx'
import veil from './veil.module.css'

type ClosedNightProps = Pick<ReadNight, 'event' | 'night'> & {
  refused: 'login' | 'no_ticket'
  /** Of this page, to come back to. */
  path: string
  poster: ReactNode
}

/** The night of somebody who may not watch it: what it takes, and where that is to be had. */
export async function ClosedNight({ event, night, refused, path, poster }: ClosedNightProps) {
  const t = await getTranslations('live')
  const language = await pageLanguage()
  const href = localPath(language, eventPath(event.slug))
  const tickets = ticketsOnSale(night)
  const isForSale = tickets.length > 0
  return (
    <>
      <Theatre poster={poster}>
        {refused === 'login' ? (
          <div className={veil.veil}>
            <p className={veil.heading}>{t('loginOver')}</p>
            <p>{t('loginOverText')}</p>
            <LoginHere path={path} language={language} text={t('login')} />
          </div>
        ) : (
          <div className={veil.veil}>
            <p className={veil.heading}>{t('noTicket')}</p>
            {!isForSale && <p>{t('noTicketLeft')}</p>}
            {isForSale && night.replay_until && <p>{t('noTicketText')}</p>}
            {isForSale && <Tickets tickets={tickets} language={language} />}
            <ButtonLink kind={isForSale ? 'main' : 'plain'} href={href}>
              {t(isForSale ? 'toTickets' : 'toEvent')}
            </ButtonLink>
          </div>
        )}
      </Theatre>
      <div className={`page ${styles.words}`}>
        <NightHeading event={event} night={night} />
        <NightOrder event={event} />
      </div>
    </>
  )
}

type Kind = EventNight['ticket_types'][number]

const ticketsOnSale = ({ ticket_types }: EventNight): Kind[] =>
  ticket_types.filter(({ admits, state }) => admits === 'stream' && state === 'on_sale')

function Tickets({ tickets, language }: { tickets: Kind[]; language: Language }) {
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
