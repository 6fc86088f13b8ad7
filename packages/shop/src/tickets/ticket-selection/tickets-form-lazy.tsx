import { formatNpr, type Language, writeDigits } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { textLanguage } from '@dabali/ui/text'
import { useEffect, useState } from 'react'
import { createTranslator } from '../../i18n/translator.ts'
import type { SeatChoiceProps } from '../seats/seat-choice.tsx'
import { loadSeatTexts, type SeatTexts } from '../seats/seat-texts.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import type { SelectedTickets, TicketsBought } from './submit-tickets.ts'
import type { SeatPanelTexts, TicketKind } from './ticket-options.ts'
import { TicketTypeStatus, type TicketTypeStatusProps } from './ticket-type-status.tsx'
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

/** The availability of a ticket type that has changed since the page was rendered. */
export const ChangedStatus = (props: TicketTypeStatusProps) => <TicketTypeStatus {...props} />

type SeatPanelProps = SeatChoiceProps & { parts: SeatPanelTexts }
type LoadedPlan = { SeatChoice: typeof import('../seats/seat-choice.tsx').SeatChoice; texts: SeatTexts }

/** The seating plan, whose code and texts load when it is opened. */
export function SeatPanel({ parts, ...props }: SeatPanelProps) {
  const [loaded, setLoaded] = useState<LoadedPlan | 'failed'>()
  const { language } = props
  const load = () => {
    setLoaded(undefined)
    Promise.all([import('../seats/seat-choice.tsx'), loadSeatTexts(language)]).then(
      ([{ SeatChoice }, texts]) => setLoaded({ SeatChoice, texts }),
      () => setLoaded('failed'),
    )
  }
  useEffect(load, [])
  if (loaded && loaded !== 'failed') return <loaded.SeatChoice {...props} texts={loaded.texts} />
  return (
    <>
      <p role="status">{loaded ? parts.failed : parts.loading}</p>
      {loaded && (
        <Button kind="plain" onClick={load}>
          {parts.retry}
        </Button>
      )}
    </>
  )
}
