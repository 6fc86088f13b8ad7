'use no memo'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import type { TicketsBought } from './buy-tickets.ts'
import type { WantedOnNight } from './late-parts.tsx'
import type { SaleTexts } from './sale-texts.ts'
import type { TicketKind } from './ticket-night.ts'
import styles from './tickets-form.module.css'

/** What is shown only after a choice or a press, and loaded with the first of them. */
export type LateParts = typeof import('./late-parts.tsx')

/** What the form says before it was touched. */
export type FormTexts = { noneChosen: string; buy: string; kept: string; chooseFirst: string; allThereIs: string }

type PayPartProps = {
  late: LateParts | undefined
  wanted: readonly WantedOnNight[]
  kinds: readonly TicketKind[]
  hasNights: boolean
  bought: TicketsBought | 'nothing' | undefined
  pending: boolean
  till: string
  language: Language
  own: FormTexts
  texts: SaleTexts
}

/** What was chosen, what it comes to, and the press. */
export function PayPart(props: PayPartProps) {
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
