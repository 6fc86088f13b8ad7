import type { PlanSection } from './seat-grid.ts'
import styles from './seat-plan.module.css'
import { SeatSign } from './seat-plan.tsx'
import type { SeatTexts } from './seat-texts.ts'

type SeatLegendProps = { rows: PlanSection['rows']; texts: SeatTexts }

/** What the signs of the plan mean; special seats only where there are some. */
export function SeatLegend({ rows, texts }: SeatLegendProps) {
  const kinds = new Set(rows.flatMap(({ seats }) => seats.map(({ kind }) => kind)))
  return (
    <ul className={styles.legend}>
      <LegendItem text={texts.legendFree} look={styles.free} state="free" />
      <LegendItem text={texts.legendChosen} look={styles.chosen} state="chosen" />
      <LegendItem text={texts.legendTaken} look={styles.taken} state="taken" />
      {kinds.has('wheelchair') && <LegendItem text={texts.legendWheelchair} look={styles.wheelchair} state="free" />}
      {kinds.has('companion') && <LegendItem text={texts.legendCompanion} look={styles.companion} state="free" />}
    </ul>
  )
}

type LegendItemProps = { text: string; look: string | undefined; state: 'free' | 'chosen' | 'taken' }

function LegendItem({ text, look, state }: LegendItemProps) {
  return (
    <li>
      <svg viewBox="-18 -18 36 36" className={look} aria-hidden="true">
        <rect className={styles.shape} x={-15} y={-15} width={30} height={30} rx={2} />
        <SeatSign state={state} number="" />
      </svg>
      {text}
    </li>
  )
}
