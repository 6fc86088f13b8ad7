import type { Ticket } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { RestoredFocus } from '@dabali/ui/restored-focus'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { CancelTransferButton, ReissueButton, RenameHolderButton, TransferButton } from './ticket-buttons.tsx'
import styles from './ticket-controls.module.css'
import { ticketSecret } from './ticket-selection/ticket-options.ts'
import { isUsable, livePath } from './ticket-state.ts'
import type { TicketsTranslator } from './tickets-messages.ts'

type TicketControlsProps = {
  ticket: Ticket
  /** Whether the visitor may change it, as far as the page knows. */
  isOwn: boolean
  /** Whether it is the only ticket of the page. */
  isAlone: boolean
  context: RequestContext
  t: TicketsTranslator
}

/** What can be done with a ticket; none of it is printed, and of a ticket that is over nothing is left. */
export function TicketControls({ ticket, isOwn, isAlone, context, t }: TicketControlsProps) {
  const secret = ticketSecret(ticket)
  if (secret === undefined || !isUsable(ticket)) return null
  return (
    <div className={styles.actions}>
      {ticket.live_url && (
        <a className={styles.link} href={livePath(ticket, context)}>
          {t('watch')}
        </a>
      )}
      {!isAlone && <WalletLinks ticket={ticket} t={t} />}
      {isOwn && <Changes ticket={ticket} secret={secret} language={context.language} t={t} />}
    </div>
  )
}

/** One pass for each ticket; a single ticket has its buttons beside it. */
function WalletLinks({ ticket, t }: { ticket: Ticket; t: TicketsTranslator }) {
  const { apple_wallet_url: apple, google_wallet_url: google } = ticket
  return (
    <>
      {apple !== null && (
        <a className={styles.link} href={apple} download>
          {t('appleWallet')}
        </a>
      )}
      {google !== null && (
        <a className={styles.link} href={google}>
          {t('googleWallet')}
        </a>
      )}
    </>
  )
}

type ChangesProps = { ticket: Ticket; secret: string; language: Language; t: TicketsTranslator }

function Changes({ ticket, secret, language, t }: ChangesProps) {
  const { holder, transfer, admits } = ticket
  return (
    <>
      <RestoredFocus className={styles.transfer}>
        {transfer ? (
          <div className={styles.offered}>
            <p>
              {t('transferPending', { email: transfer.email, date: dateInSentence(transfer.expires_at, language) })}
            </p>
            <CancelTransferButton ticket={secret} texts={{ open: t('transferCancel'), done: t('transferCancelled') }} />
          </div>
        ) : (
          <TransferButton
            ticket={secret}
            texts={{
              open: t('transfer'),
              title: t('transferTitle'),
              email: t('transferEmail'),
              hint: t('transferHint'),
              send: t('transferSend'),
              close: t('close'),
              sent: t('transferSent'),
              notSent: t('notSent'),
            }}
          />
        )}
      </RestoredFocus>
      <RenameHolderButton
        ticket={secret}
        holder={holder}
        texts={{
          open: t(holder ? 'changeName' : 'addName'),
          title: t('nameTitle'),
          label: t('nameLabel'),
          hint: t('nameHint'),
          send: t('nameSave'),
          close: t('close'),
          notSent: t('notSent'),
        }}
      />
      {admits === 'hall' && (
        <ReissueButton
          ticket={secret}
          texts={{
            open: t('reissue'),
            ask: t('reissueQuestion'),
            text: t('reissueText'),
            go: t('reissueConfirm'),
            keep: t('reissueKeep'),
            done: t('reissued'),
          }}
        />
      )}
    </>
  )
}
