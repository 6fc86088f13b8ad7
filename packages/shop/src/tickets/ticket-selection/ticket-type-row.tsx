'use no memo'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { QuantityStepper } from '@dabali/ui/quantity-stepper'
import type { ReactNode } from 'react'
import type { SaleMessages } from '../tickets-messages.ts'
import { type WaitingList, WaitingListPart } from '../waiting-list/use-waiting-list.tsx'
import type { SelectedTickets, TicketsBought } from './submit-tickets.ts'
import { maxQuantity, quantityField, type TicketKind } from './ticket-options.ts'
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
  waitingList: WaitingList
  language: Language
  texts: SaleMessages
}

/** A ticket type with price, availability and quantity. */
export function TicketTypeRow(props: TicketTypeRowProps) {
  const { kind, parts, allThereIs, isChanged, lazyParts, quantity, onChange, waitingList, language, texts } = props
  const { state, limit, left } = kind
  const max = maxQuantity(kind)
  return (
    <li className={max > 0 ? styles.kind : `${styles.kind} ${styles.closed}`}>
      <div className={styles.what}>
        {parts.head}
        <p className={styles.left}>
          {lazyParts && isChanged ? (
            <lazyParts.TicketTypeStatus kind={kind} language={language} texts={texts} />
          ) : (
            parts.status
          )}
        </p>
      </div>
      <div className={styles.pick}>
        <p className={styles.cost}>{parts.cost}</p>
        {max > 0 && (
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
