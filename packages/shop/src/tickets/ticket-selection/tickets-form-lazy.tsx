import { formatNpr, type Language, writeDigits } from '@dabali/domain'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { createTranslator } from '../../i18n/translator.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import type { SelectedTickets, TicketsBought } from './submit-tickets.ts'
import { FEW, type TicketKind } from './ticket-options.ts'
import styles from './tickets-form.module.css'

// Lazily loaded parts of the ticket form.

type ChosenSumProps = {
  selected: readonly SelectedTickets[]
  language: Language
  texts: SaleMessages
}

/** The selected tickets and their total. */
export function ChosenSum({ selected, language, texts }: ChosenSumProps) {
  const t = createTranslator(texts, language)
  const count = selected.reduce((sum, { quantity }) => sum + quantity, 0)
  const sum = selected.reduce((sum, { kind, quantity }) => sum + Number(kind.price) * quantity, 0)
  return (
    <>
      {selected.length > 1 && (
        <ul className={styles.lines}>
          {selected.map(({ kind, quantity }) => (
            <li key={kind.id}>
              <span lang={textLanguage(kind.name, language)}>
                {t('ticketCountOf', { count: writeDigits(quantity, language), kind: kind.name })}
              </span>
              <span>{formatNpr(String(Number(kind.price) * quantity), language)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.sum}>
        <span>{t('ticketCount', { count })}</span>
        <span>{sum === 0 ? t('free') : formatNpr(String(sum), language)}</span>
      </p>
    </>
  )
}

type OutcomeProps = {
  outcome: TicketsBought
  kinds: readonly TicketKind[]
  checkoutHref: string
  language: Language
  texts: SaleMessages
}

/** The refused tickets with reasons. */
export function BuyOutcome({ outcome, kinds, checkoutHref, language, texts }: OutcomeProps) {
  const t = createTranslator(texts, language)
  if (outcome.isWaiting) return <p className={styles.problem}>{t('savedOffline')}</p>
  if (outcome.refused.size === 0) return null
  return (
    <div className={styles.problem}>
      {[...outcome.refused].map(([product, why]) => (
        <p key={product}>
          {t('notAdded', { kind: kinds.find((kind) => kind.product === product)?.name ?? '' })}{' '}
          {why || t('notAddedWhy')}
        </p>
      ))}
      {outcome.hasOthers && (
        <p>
          {t('othersAdded')} <a href={checkoutHref}>{t('checkout')}</a>
        </p>
      )}
    </div>
  )
}

type TicketTypeStatusProps = { kind: TicketKind; language: Language; texts: SaleMessages }

/** The availability of a ticket type. */
export function TicketTypeStatus({ kind, language, texts }: TicketTypeStatusProps) {
  const t = createTranslator(texts, language)
  const { state, admits, left, opens } = kind
  if (state === 'sold_out') return <StatusText code="e">{t('sale_sold_out')}</StatusText>
  if (state === 'ended') return <StatusText code="n">{t('sale_ended')}</StatusText>
  if (state === 'not_yet') {
    return <StatusText code="n">{opens ? t('onSaleFrom', { date: opens }) : t('sale_not_yet')}</StatusText>
  }
  if (left <= FEW) return <StatusText code="w">{t('fewLeft', { count: left })}</StatusText>
  return <StatusText code="s">{admits === 'stream' ? t('streamAvailable') : t('available')}</StatusText>
}
