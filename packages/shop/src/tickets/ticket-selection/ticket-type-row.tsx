'use no memo'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { QuantityStepper } from '@dabali/ui/quantity-stepper'
import type { ReactNode } from 'react'
import type { SaleMessages } from '../tickets-messages.ts'
import { type WaitingList, WaitingListPart } from '../waiting-list/use-waiting-list.tsx'
import type { SelectedTickets, TicketsBought } from './submit-tickets.ts'
import { maxQuantity, quantityField, type SeatPanelTexts, seatsField, type TicketKind } from './ticket-options.ts'
import styles from './tickets-form.module.css'

/** Components that load with the first interaction. */
export type LazyParts = typeof import('./tickets-form-lazy.tsx')

/** The initial texts of the form. */
export type FormTexts = { noneChosen: string; buy: string; holdText: string; chooseFirst: string; allThereIs: string }

type BuyButtonProps = {
  lazyParts: LazyParts | undefined
  selected: readonly SelectedTickets[]
  kinds: readonly TicketKind[]
  outcome: TicketsBought | 'nothing' | undefined
  pending: boolean
  checkoutHref: string
  language: Language
  formTexts: FormTexts
  texts: SaleMessages
}

/** Selection, total and buy button. */
export function BuyButton(props: BuyButtonProps) {
  const { lazyParts, selected, kinds, outcome, pending, checkoutHref, language, formTexts, texts } = props
  return (
    <div className={styles.pay}>
      <div className={styles.sums} role="status">
        {lazyParts && selected.length > 0 ? (
          <lazyParts.ChosenSum selected={selected} language={language} texts={texts} />
        ) : (
          // Reserves the space while the total loads.
          <p className={styles.sum}>
            <span>{selected.length > 0 ? '\u00a0' : formTexts.noneChosen}</span>
          </p>
        )}
      </div>
      <Button type="submit" wide pending={pending}>
        {formTexts.buy}
      </Button>
      <div role="alert">
        {outcome === 'nothing' && <p className={styles.problem}>{formTexts.chooseFirst}</p>}
        {lazyParts && outcome && outcome !== 'nothing' && (
          <lazyParts.BuyOutcome
            outcome={outcome}
            kinds={kinds}
            checkoutHref={checkoutHref}
            language={language}
            texts={texts}
          />
        )}
      </div>
      <p className="quiet small">{formTexts.holdText}</p>
    </div>
  )
}

/** The server-rendered parts of a ticket type. */
export type TicketTypeParts = {
  head: ReactNode
  /** Whether there were any when the page was rendered. */
  status: ReactNode
  /** For a visitor on the waiting list, if it was sold out then. */
  waiting: ReactNode
  cost: string
  label: string
  fewer: string
  more: string
  mostAtOnce: string
  /** Texts of the choice of numbered seats, if it has some, and the link to their list, which needs no scripts. */
  seats?: SeatPanelTexts & { list: ReactNode }
}

/** What the plan of a ticket type needs from the form. */
type SeatChoiceContext = {
  slug: string
  eventDate: number
  refusals: number
  elsewhere: readonly number[]
  onChange: (seats: readonly number[] | undefined) => void
}

type TicketTypeRowProps = {
  kind: TicketKind
  parts: TicketTypeParts
  allThereIs: string
  /** It differs from the rendered state. */
  isChanged: boolean
  lazyParts: LazyParts | undefined
  quantity: number
  onChange: (quantity: number) => void
  /** Chosen on the plan; undefined gives the best available ones. */
  seats: readonly number[] | undefined
  seatChoice: SeatChoiceContext
  waitingList: WaitingList
  language: Language
  texts: SaleMessages
}

/** A ticket type with price, availability and quantity. */
export function TicketTypeRow(props: TicketTypeRowProps) {
  const { kind, parts, allThereIs, isChanged, lazyParts, quantity, onChange, seats, waitingList, language, texts } =
    props
  const { state, limit, left } = kind
  const max = maxQuantity(kind)
  return (
    <li className={max > 0 ? styles.kind : `${styles.kind} ${styles.closed}`}>
      <div className={styles.what}>
        {parts.head}
        <p className={styles.left}>
          {lazyParts && isChanged ? (
            <lazyParts.ChangedStatus kind={kind} language={language} texts={texts} />
          ) : (
            parts.status
          )}
        </p>
      </div>
      <div className={styles.pick}>
        <p className={styles.cost}>{parts.cost}</p>
        {max > 0 && !seats && (
          <QuantityStepper
            label={parts.label}
            name={quantityField(kind.product)}
            value={quantity}
            min={0}
            max={max}
            onChange={onChange}
            texts={parts}
            limitText={left > limit ? parts.mostAtOnce : allThereIs}
            language={language}
          />
        )}
      </div>
      {max > 0 && parts.seats && <SeatPart {...props} parts={parts.seats} most={max} price={parts.cost} />}
      {state === 'sold_out' && (
        <WaitingListPart
          kind={kind}
          fields={parts.waiting}
          waitingList={waitingList}
          language={language}
          texts={texts}
        />
      )}
    </li>
  )
}

type SeatPartProps = Pick<TicketTypeRowProps, 'kind' | 'lazyParts' | 'seats' | 'seatChoice' | 'language'> & {
  parts: NonNullable<TicketTypeParts['seats']>
  most: number
  price: string
}

/** Opens the seating plan in place of the quantity. */
function SeatPart({ kind, lazyParts, seats, seatChoice, language, parts, most, price }: SeatPartProps) {
  const { onChange, ...plan } = seatChoice
  return (
    <div className={styles.seats}>
      <button
        type="button"
        className={styles.openPlan}
        aria-expanded={seats !== undefined}
        onClick={() => onChange(seats ? undefined : [])}
      >
        {parts.choose}
      </button>
      <span className={styles.seatList}>{parts.list}</span>
      {seats && (
        <>
          <input type="hidden" name={quantityField(kind.product)} value={seats.length} />
          <input type="hidden" name={seatsField(kind.product)} value={seats.join(' ')} />
          {lazyParts && (
            <lazyParts.SeatPanel
              {...plan}
              ticketType={kind.id}
              price={price}
              chosen={seats}
              most={most}
              onChange={onChange}
              language={language}
              parts={parts}
            />
          )}
        </>
      )}
    </div>
  )
}
