import type { Ticket } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { textLanguage } from '@dabali/ui/text'
import type { ReactNode } from 'react'
import type { RequestContext } from '../server-request/request-context.ts'
import { PrintButton } from './print-button.tsx'
import styles from './ticket-aside.module.css'
import { hasKnownDay, isPrinted, isStreamOpen, isUsable, livePath, mapUrl } from './ticket-state.ts'
import type { TicketsTranslator } from './tickets-messages.ts'

/** The addresses of files with these tickets; nothing where there is none. */
export type TicketFiles = { pdf: string | null; calendar: string | null }

type TicketAsideProps = {
  tickets: readonly Ticket[]
  files: TicketFiles
  /** The path of the order, for those who may see it. */
  order?: string | undefined
  context: RequestContext
  t: TicketsTranslator
}

/** Beside tickets: their files, and what to know before the event. Tickets that are over have none of it. */
export function TicketAside({ tickets, files, order, context, t }: TicketAsideProps) {
  const usable = tickets.filter(isUsable)
  const printed = usable.filter(isPrinted)
  const live = usable.find(isStreamOpen)
  const orderLink = order && (
    <a className={styles.link} href={localPath(context.language, order)}>
      {t('toOrder')}
    </a>
  )
  if (usable.length === 0) return orderLink ? <aside className={styles.aside}>{orderLink}</aside> : null
  return (
    <aside className={styles.aside}>
      {live && (
        // The stream page checks the login, so it needs a full page load.
        <a className={buttonClasses({ wide: true })} href={livePath(live, context)}>
          {t('watchNow')}
        </a>
      )}
      <TicketFileButtons tickets={tickets} files={files} t={t} />
      {printed.length > 0 && <PrintButton kind="plain" text={t('print', { count: printed.length })} />}
      {printed[0] && <BeforeYouGo ticket={printed[0]} context={context} t={t} />}
      {orderLink}
    </aside>
  )
}

/** The files of tickets as buttons: wallets where they are configured, PDF and calendar. */
export function TicketFileButtons({ tickets, files, t }: Pick<TicketAsideProps, 'tickets' | 'files' | 't'>) {
  const usable = tickets.filter(isUsable)
  const [one] = usable.length === 1 ? usable : []
  const buttons = [
    { href: one?.apple_wallet_url, text: t('appleWallet'), isFile: true },
    { href: one?.google_wallet_url, text: t('googleWallet') },
    { href: usable.some(isPrinted) ? files.pdf : null, text: t('pdf'), isFile: true },
    { href: usable.some(hasKnownDay) ? files.calendar : null, text: t('calendar'), isFile: true },
  ].filter((button) => button.href)
  if (buttons.length === 0) return null
  return (
    <p className={styles.buttons}>
      {buttons.map(({ href, text, isFile = false }) => (
        <a
          key={text}
          className={buttonClasses({ kind: 'plain', wide: true })}
          href={href ?? undefined}
          download={isFile || undefined}
        >
          {text}
        </a>
      ))}
    </p>
  )
}

function BeforeYouGo({
  ticket: { venue },
  context: { language },
  t,
}: { ticket: Ticket } & Pick<TicketAsideProps, 'context' | 't'>) {
  const { access_notes: notes = '', address = '', latitude = null, longitude = null } = venue ?? {}
  const map = latitude !== null && longitude !== null ? mapUrl({ latitude, longitude }) : undefined
  return (
    <section className={styles.terms} aria-labelledby="before">
      <h2 id="before">{t('beforeYouGo')}</h2>
      <dl>
        {(notes || address || map) && (
          <Term name={t('gettingThere')}>
            <span lang={textLanguage(notes || address, language)}>{notes || address}</span>{' '}
            {map && (
              <a href={map} target="_blank" rel="noreferrer">
                {t('openMap')}
              </a>
            )}
          </Term>
        )}
        <Term name={t('entry')}>{t('entryText')}</Term>
      </dl>
    </section>
  )
}

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
