'use no memo'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { QuantityStepper } from '@dabali/ui/quantity-stepper'
import type { ReactNode } from 'react'
import type { SaleMessages } from '../tickets-messages.ts'
import { type WaitingList, WaitingListPart } from '../waiting-list/use-waiting-list.tsx'
import type { TicketsBought } from './submit-tickets.ts'
import { mostOf, quantityField, type TicketKind } from './ticket-options.ts'
import styles from './tickets-form.module.css'
import type { WantedOnDate } from './tickets-form-lazy.tsx'

/** What is shown only after a choice or a press, and loaded with the first of them. */
export type LazyParts = typeof import('./tickets-form-lazy.tsx')

/** What the form says before it was touched. */
export type FormTexts = { noneChosen: string; buy: string; kept: string; chooseFirst: string; allThereIs: string }

type PayPartProps = {
  late: LazyParts | undefined
  wanted: readonly WantedOnDate[]
  kinds: readonly TicketKind[]
  hasNights: boolean
  bought: TicketsBought | 'nothing' | undefined
  pending: boolean
  till: string
  language: Language
  own: FormTexts
  texts: SaleMessages
}

/** What was chosen, what it comes to, and the press. */
export function BuyButton(props: PayPartProps) {
  const { late, wanted, kinds, hasNights, bought, pending, till, language, own, texts } = props
  return (
    <div className={styles.pay}>
      <div className={styles.sums} role="status">
        {late && wanted.length > 0 ? (
          <late.ChosenSum wanted={wanted} hasNights={hasNights} language={language} texts={texts} />
        ) : (
          // While the sum is on its way, its place is kept.
          <p className={styles.sum}>
            <span>{wanted.length > 0 ? '\u00a0' : own.noneChosen}</span>
          </p>
        )}
      </div>
      <Button type="submit" wide pending={pending}>
        {own.buy}
      </Button>
      <div role="alert">
        {bought === 'nothing' && <p className={styles.problem}>{own.chooseFirst}</p>}
        {late && bought && bought !== 'nothing' && (
          <late.BuyOutcome bought={bought} kinds={kinds} till={till} language={language} texts={texts} />
        )}
      </div>
      <p className="quiet small">{own.kept}</p>
    </div>
  )
}

/** What the server renders of a kind of ticket, and its words. */
export type TicketTypeParts = {
  head: ReactNode
  /** Whether there were any when the page was rendered. */
  standing: ReactNode
  /** For a visitor on the waiting list, if it was sold out then. */
  waiting: ReactNode
  cost: string
  label: string
  fewer: string
  more: string
  mostAtOnce: string
}

type TicketKindRowProps = {
  kind: TicketKind
  parts: TicketTypeParts
  allThereIs: string
  /** It is not as it was when the page was rendered. */
  isChanged: boolean
  late: LazyParts | undefined
  quantity: number
  onChange: (quantity: number) => void
  line: WaitingList
  language: Language
  texts: SaleMessages
}

/** One kind of ticket: what it is, whether there are any, for how much, and how many. */
export function TicketTypeRow(props: TicketKindRowProps) {
  const { kind, parts, allThereIs, isChanged, late, quantity, onChange, line, language, texts } = props
  const { state, limit, left } = kind
  const most = mostOf(kind)
  return (
    <li className={most > 0 ? styles.kind : `${styles.kind} ${styles.closed}`}>
      <div className={styles.what}>
        {parts.head}
        <p className={styles.left}>
          {late && isChanged ? <late.TicketTypeStatus kind={kind} language={language} texts={texts} /> : parts.standing}
        </p>
      </div>
      <div className={styles.pick}>
        <p className={styles.cost}>{parts.cost}</p>
        {most > 0 && (
          <QuantityStepper
            label={parts.label}
            name={quantityField(kind.product)}
            value={quantity}
            min={0}
            max={most}
            onChange={onChange}
            texts={parts}
            limitText={left > limit ? parts.mostAtOnce : allThereIs}
            language={language}
          />
        )}
      </div>
      {state === 'sold_out' && (
        <WaitingListPart kind={kind} fields={parts.waiting} line={line} language={language} texts={texts} />
      )}
    </li>
  )
}
