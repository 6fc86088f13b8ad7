'use no memo'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { QuantityStepper } from '@dabali/ui/quantity-stepper'
import type { ReactNode } from 'react'
import type { SaleMessages } from '../tickets-messages.ts'
import { type WaitingList, WaitingListPart } from '../waiting-list/use-waiting-list.tsx'
import type { TicketsBought } from './submit-tickets.ts'
import { maxQuantity, quantityField, type TicketKind } from './ticket-options.ts'
import styles from './tickets-form.module.css'
import type { SelectedOnDate } from './tickets-form-lazy.tsx'

/** What is shown only after a choice or a press, and loaded with the first of them. */
export type LazyParts = typeof import('./tickets-form-lazy.tsx')

/** What the form says before it was touched. */
export type FormTexts = { noneChosen: string; buy: string; holdText: string; chooseFirst: string; allThereIs: string }

type BuyButtonProps = {
  lazyParts: LazyParts | undefined
  selected: readonly SelectedOnDate[]
  kinds: readonly TicketKind[]
  hasDates: boolean
  outcome: TicketsBought | 'nothing' | undefined
  pending: boolean
  checkoutHref: string
  language: Language
  formTexts: FormTexts
  texts: SaleMessages
}

/** What was chosen, what it comes to, and the press. */
export function BuyButton(props: BuyButtonProps) {
  const { lazyParts, selected, kinds, hasDates, outcome, pending, checkoutHref, language, formTexts, texts } = props
  return (
    <div className={styles.pay}>
      <div className={styles.sums} role="status">
        {lazyParts && selected.length > 0 ? (
          <lazyParts.ChosenSum selected={selected} hasDates={hasDates} language={language} texts={texts} />
        ) : (
          // While the sum is on its way, its place is kept.
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

/** What the server renders of a kind of ticket, and its words. */
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
  /** It is not as it was when the page was rendered. */
  isChanged: boolean
  lazyParts: LazyParts | undefined
  quantity: number
  onChange: (quantity: number) => void
  waitingList: WaitingList
  language: Language
  texts: SaleMessages
}

/** One kind of ticket: what it is, whether there are any, for how much, and how many. */
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
