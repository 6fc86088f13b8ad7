import { type Language, writeDigits } from '@dabali/domain'
import { seatLabel } from '@dabali/domain/seating'
import { interpolate } from '@dabali/ui/text'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import {
  layoutPlan,
  type PlanSeat,
  type PlanSection,
  SEAT_SIZE,
  type SeatState,
  seatAfterKey,
  seatState,
} from './seat-grid.ts'
import styles from './seat-plan.module.css'
import type { SeatTexts } from './seat-texts.ts'

export type SeatsShownProps = {
  section: PlanSection
  /** "Rs 950" */
  price: string
  chosen: readonly number[]
  /** Seats that the cart of the visitor holds. */
  own: readonly number[]
  /** The seat that the plan is opened at. */
  best: number | undefined
  onToggle: (seat: number) => void
  language: Language
  texts: SeatTexts
}

type NamedSeat = Pick<PlanSeat, 'number' | 'kind'> & { row: string }

/** "Row C, seat 12, available, Rs 950" */
export const seatName = (
  seat: NamedSeat,
  state: SeatState,
  { price, language, texts }: Pick<SeatsShownProps, 'price' | 'language' | 'texts'>,
): string => interpolate(texts[state], { seat: seatLabel(seat, language), price })

/** A drawn plan as a grid: one seat is in the tab order, the arrow keys move between them. */
export function SeatPlan(props: SeatsShownProps) {
  const { section, best, onToggle, texts } = props
  const { rows, name } = section
  const layout = layoutPlan(rows)
  const [current, setCurrent] = useState(best ?? rows[0]?.seats[0]?.id)
  const plan = useRef<SVGSVGElement>(null)
  const keysId = useId()

  useEffect(() => {
    const seat = best === undefined ? null : plan.current?.querySelector(seatWith(best))
    const box = plan.current?.parentElement
    if (!seat || !box) return
    const [inside, around] = [seat.getBoundingClientRect(), box.getBoundingClientRect()]
    box.scrollLeft += inside.left + inside.width / 2 - around.left - around.width / 2
    // Only when it opens: the plan must not move under the pointer when others buy seats.
  }, [])

  function move(event: KeyboardEvent) {
    if (current === undefined) return
    if (event.key === ' ' || event.key === 'Enter') onToggle(current)
    else {
      const next = seatAfterKey(rows, current, event)
      if (next === undefined) return
      setCurrent(next)
      plan.current?.querySelector<SVGGElement>(seatWith(next))?.focus()
    }
    event.preventDefault()
  }
  function choose({ target }: MouseEvent) {
    const seat = Number(target instanceof Element && target.closest('[data-seat]')?.getAttribute('data-seat'))
    if (!seat) return
    setCurrent(seat)
    onToggle(seat)
  }

  return (
    <div className={styles.scroll}>
      <p id={keysId} className="visually-hidden">
        {texts.planKeys}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn as a plan. */}
      <svg
        ref={plan}
        className={layout.fits ? `${styles.plan} ${styles.fits}` : styles.plan}
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it has rows and cells.
        role="grid"
        aria-multiselectable
        aria-label={interpolate(texts.planName, { section: name })}
        aria-describedby={keysId}
        onKeyDown={move}
        onClick={choose}
      >
        <Surroundings {...props} layout={layout} />
        {rows.map(({ label, seats }) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of the drawn grid.
          <g key={label} role="row" aria-label={interpolate(texts.row, { row: label })}>
            {seats.map((seat) => (
              <Seat
                key={seat.id}
                {...props}
                seat={{ ...seat, row: label }}
                centre={layout.centre(seat)}
                isCurrent={seat.id === current}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}

const seatWith = (id: number) => `[data-seat="${id}"]`

type Layout = ReturnType<typeof layoutPlan>

/** The stage and the names of the rows. */
function Surroundings({ section: { rows }, texts, layout }: SeatsShownProps & { layout: Layout }) {
  const { width } = layout
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes has no focus.
    <g aria-hidden="true">
      <text className={styles.stageName} x={width / 2} y={20}>
        {texts.stage}
      </text>
      <path className={styles.stage} d={`M${width * 0.2} 30Q${width / 2} 46 ${width * 0.8} 30`} />
      {rows.map((row) => {
        const { xs, y, radius } = layout.rowNames(row)
        if (radius !== undefined) return <Table key={row.label} label={row.label} x={xs[0]} y={y} radius={radius} />
        return xs.map((x) => (
          <text key={`${row.label}${x}`} className={styles.rowName} x={x} y={y + 5}>
            {row.label}
          </text>
        ))
      })}
    </g>
  )
}

function Table({ label, x, y, radius }: { label: string; x: number; y: number; radius: number }) {
  return (
    <>
      <circle className={styles.table} cx={x} cy={y} r={radius} />
      <text className={styles.rowName} x={x} y={y + 5}>
        {label}
      </text>
    </>
  )
}

type SeatProps = SeatsShownProps & {
  seat: PlanSeat & { row: string }
  centre: { cx: number; cy: number }
  isCurrent: boolean
}

function Seat(props: SeatProps) {
  const { seat, centre, isCurrent, chosen, own, language } = props
  const state = seatState(seat, { chosen, own })
  const half = SEAT_SIZE / 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the drawn grid.
    <g
      data-seat={seat.id}
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      className={`${styles.seat} ${styles[state]} ${styles[seat.kind]}`}
      transform={`translate(${centre.cx} ${centre.cy})`}
      aria-label={seatName(seat, state, props)}
      aria-selected={state === 'chosen'}
      aria-disabled={state === 'taken' || state === 'own' || undefined}
    >
      {/* The whole distance between seats can be selected. */}
      <rect className={styles.area} x={-18} y={-18} width={36} height={36} />
      <rect className={styles.shape} x={-half} y={-half} width={SEAT_SIZE} height={SEAT_SIZE} rx={2} />
      <SeatSign state={state} number={writeDigits(seat.number, language)} />
    </g>
  )
}

/** A number on free seats, a cross on taken ones, a check mark on those of the visitor. */
export function SeatSign({ state, number }: { state: SeatState; number: string }) {
  if (state === 'free') return <text y={5}>{number}</text>
  return <path className={styles.sign} d={state === 'taken' ? 'M-6-6 6 6M6-6-6 6' : 'M-7 0l5 6 9-11'} />
}
