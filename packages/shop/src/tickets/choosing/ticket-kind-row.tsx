'use no memo'

import type { Language } from '@dabali/domain'
import { QuantityStepper } from '@dabali/ui/quantity-stepper'
import type { ReactNode } from 'react'
import type { WaitingLine } from '../waiting/use-waiting-line.ts'
import { WaitingPart } from '../waiting/waiting-part.tsx'
import { placesField } from './chosen-in-form.ts'
import type { LateParts } from './pay-part.tsx'
import type { SaleTexts } from './sale-texts.ts'
import { mostOf, type TicketKind } from './ticket-night.ts'
import styles from './tickets-form.module.css'

/** What the server renders of a kind of ticket, and its words. */
export type KindParts = {
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
  parts: KindParts
  allThereIs: string
  /** It is not as it was when the page was rendered. */
  isChanged: boolean
  late: LateParts | undefined
  quantity: number
  onChange: (quantity: number) => void
  line: WaitingLine
  language: Language
  texts: SaleTexts
}

/** One kind of ticket: what it is, whether there are any, for how much, and how many. */
export function TicketKindRow(props: TicketKindRowProps) {
  const { kind, parts, allThereIs, isChanged, late, quantity, onChange, line, language, texts } = props
  const { state, limit, left } = kind
  const most = mostOf(kind)
  return (
    <li className={most > 0 ? styles.kind : `${styles.kind} ${styles.closed}`}>
      <div className={styles.what}>
        {parts.head}
        <p className={styles.left}>
          {late && isChanged ? <late.KindStanding kind={kind} language={language} texts={texts} /> : parts.standing}
        </p>
      </div>
      <div className={styles.pick}>
        <p className={styles.cost}>{parts.cost}</p>
        {most > 0 && (
          <QuantityStepper
            label={parts.label}
            name={placesField(kind.product)}
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
        <WaitingPart kind={kind} fields={parts.waiting} line={line} language={language} texts={texts} />
      )}
    </li>
  )
}
