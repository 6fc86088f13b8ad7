import type { TicketTransfer } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { TextField } from '@dabali/ui/text-field'
import { textLanguage } from '@dabali/ui/text-language'
import { FailedPart } from '../errors/failed-part.tsx'
import { acceptTransferAction, ticketTransferPath } from '../paths.ts'
import { dateWords } from '../texts/date-words.ts'
import { failForm } from '../visit/form-problem.ts'
import { LoginHere } from '../visit/login-here.tsx'
import type { Visit } from '../visit/visit.ts'
import { kindWords } from './kind-words.ts'
import styles from './offered-screen.module.css'
import { ticketsTalk } from './tickets-talk.ts'

const LONGEST_NAME = 100

type TicketTransferScreenProps = {
  token: string
  transfer: TicketTransfer | undefined
  visit: Visit
  query: { problem?: string | string[] | undefined }
}

/** What the link in a mail leads to: a ticket that can be taken. Nothing changes before it is pressed. */
export function TicketTransferScreen({ token, transfer, visit, query }: TicketTransferScreenProps) {
  const { language, isLoggedIn } = visit
  const t = ticketsTalk(language)
  if (!transfer) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const { state, sender, ticket } = transfer
  if (state !== 'open') {
    failForm(visit, 'used')
    return (
      <FailedPart language={language} message={t(`transfer_${state}`)} advice={t(`transferText_${state}`)}>
        {null}
      </FailedPart>
    )
  }
  failForm(visit, query.problem)
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.title}>{sender === '' ? t('fromSomebody') : t('from', { sender })}</h1>
      <div className={styles.evening}>
        <p className={styles.event} lang={textLanguage(ticket.event.title, language)}>
          {ticket.event.title}
        </p>
        <p>
          <DateText value={ticket.date.starts_at} language={language} />
        </p>
        <p>
          {ticket.admits === 'stream'
            ? t('online')
            : [ticket.venue?.name, ticket.venue?.address].filter(Boolean).join(', ')}
        </p>
        <p>{kindWords(ticket.ticket_type.title, ticket.event.title)}</p>
      </div>
      <p className={styles.words}>
        {t('takeText')} {isLoggedIn ? t('takeInto') : t('takeByMail')}
      </p>
      {query.problem !== undefined && (
        <p className={styles.problem} role="alert">
          {t('tryAgain')}
        </p>
      )}
      <form className={styles.form} method="post" action={acceptTransferAction(token)}>
        <input type="hidden" name="language" value={language} />
        <TextField
          name="holder"
          label={t('nameLabel')}
          optional={t('optional')}
          hint={t('nameHint')}
          autoComplete="name"
          maxLength={LONGEST_NAME}
        />
        <Button type="submit">{t('take')}</Button>
      </form>
      {!isLoggedIn && <LoginHere kind="plain" path={ticketTransferPath(token)} language={language} text={t('login')} />}
      <p className="quiet small">{t('until', { date: dateWords(transfer.expires_at, language) })}</p>
    </div>
  )
}
