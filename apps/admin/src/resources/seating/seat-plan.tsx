import { type Language, writeDigits } from '@dabali/domain'
import { SEAT_WIDTH, type SeatKind, tableOf } from '@dabali/domain/seating'
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import {
  boxOf,
  type DrawnSeat,
  nearestTo,
  rowsOf,
  type SeatRow,
  seatAfterKey,
  seatsBetween,
  seatsInside,
} from './seat-rows.ts'
import type { SeatIds } from './seating-plan.ts'

/** A seat as it is drawn; `isTaken` fills it, and `isBlocked` breaks its outline. */
export type ShownSeat = DrawnSeat & { kind: SeatKind; label: string; isTaken: boolean; isBlocked: boolean }

type SeatPlanProps = {
  /** The name of the section. */
  name: string
  seats: readonly ShownSeat[]
  selected: SeatIds
  onSelect: (ids: SeatIds) => void
  /** Pixels for one unit of the plan. */
  scale: number
}

const RADIUS = SEAT_WIDTH / 2 - 1.5
type Point = { x: number; y: number }

/**
 * The seats of a section as a grid: one is in the tab order, and the arrow keys move between them. A seat is selected alone,
 * with Control or by touch besides others, and with Shift with all between.
 */
export function SeatPlan({ name, seats, selected, onSelect, scale }: SeatPlanProps) {
  const translate = useTranslate()
  const language: Language = useLocale() === 'ne' ? 'ne' : 'en'
  const rows = useMemo(() => rowsOf(seats), [seats])
  const box = useMemo(() => boxOf(seats), [seats])
  const [focused, setFocused] = useState<number>()
  const anchor = useRef<number>(undefined)
  const svg = useRef<SVGSVGElement>(null)
  const keysId = useId()
  const at = useRef<Point>({ x: 0, y: 0 })
  const known = seats.find(({ id }) => id === focused)
  if (known) at.current = known
  const current = known ? known.id : focused === undefined ? rows[0]?.seats[0]?.id : nearestTo(seats, at.current)
  // A seat that is removed takes the focus with it, and the keys would act on nothing.
  useEffect(() => {
    const isLost = focused !== undefined && !known && document.activeElement === document.body
    if (isLost) svg.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus()
  })
  const marquee = useMarquee(svg, (corners, isAdded) =>
    onSelect(new Set([...(isAdded ? selected : []), ...seatsInside(seats, corners)])),
  )

  // Not every browser says of a click what made it.
  const pressedBy = useRef('')

  function select(id: number, { isAdded, isRange }: { isAdded: boolean; isRange: boolean }) {
    setFocused(id)
    if (isRange && anchor.current !== undefined) {
      const between = seatsBetween(seats, anchor.current, id)
      return onSelect(new Set(isAdded ? [...selected, ...between] : between))
    }
    anchor.current = id
    onSelect(isAdded ? toggled(selected, id) : new Set([id]))
  }
  function press(event: PointerEvent) {
    const id = seatAt(event.target)
    if (id === undefined) return marquee.start(event)
    const isTouch = event.pointerType !== 'mouse'
    pressedBy.current = event.pointerType
    // By touch a press may become a scroll; it selects where it ends.
    if (!isTouch) select(id, { isAdded: event.ctrlKey || event.metaKey, isRange: event.shiftKey })
  }
  function tap(event: React.MouseEvent) {
    const id = seatAt(event.target)
    if (id !== undefined && pressedBy.current !== 'mouse') select(id, { isAdded: true, isRange: false })
  }
  function go(event: KeyboardEvent, from: number) {
    const next = seatAfterKey(rows, from, event)
    if (next === undefined) return false
    anchor.current = event.shiftKey ? (anchor.current ?? from) : undefined
    if (anchor.current !== undefined) onSelect(new Set(seatsBetween(seats, anchor.current, next)))
    setFocused(next)
    svg.current?.querySelector<SVGElement>(`[data-seat="${next}"]`)?.focus()
    return true
  }
  function pressKey(event: KeyboardEvent) {
    if (current === undefined) return
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
    if (event.key === ' ' || event.key === 'Enter') select(current, { isAdded: true, isRange: event.shiftKey })
    else if (isAll) onSelect(new Set(seats.map(({ id }) => id)))
    else if (!go(event, current)) return
    event.preventDefault()
  }

  return (
    <div className="scroll">
      <p id={keysId} className="visually-hidden">
        {translate('resources.seating.keysHint')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn as a plan. */}
      <svg
        ref={svg}
        className="seats"
        width={box.width * scale}
        height={box.height * scale}
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it has rows and cells.
        role="grid"
        aria-multiselectable
        aria-label={translate('resources.seating.planOf', { section: name })}
        aria-describedby={keysId}
        onFocus={({ target }) => setFocused(seatAt(target))}
        onKeyDown={pressKey}
        onPointerDown={press}
        onPointerMove={marquee.move}
        onPointerUp={marquee.end}
        onPointerCancel={marquee.cancel}
        onClick={tap}
      >
        <Stage box={box} text={translate('resources.seating.stage')} />
        {rows.map((row) => (
          <Row
            key={row.label}
            row={row}
            name={translate('resources.seating.row', { row: row.label })}
            left={box.left}
            chosen={row.seats.flatMap(({ id }) => (selected.has(id) ? id : [])).join(' ')}
            current={row.seats.some(({ id }) => id === current) ? current : undefined}
            language={language}
          />
        ))}
        {marquee.shape}
      </svg>
    </div>
  )
}

const seatAt = (target: EventTarget): number | undefined => {
  const seat = target instanceof Element ? target.closest('[data-seat]')?.getAttribute('data-seat') : undefined
  return seat ? Number(seat) : undefined
}

function toggled(selected: SeatIds, id: number): SeatIds {
  const changed = new Set(selected)
  if (!changed.delete(id)) changed.add(id)
  return changed
}

function Stage({ box, text }: { box: ReturnType<typeof boxOf>; text: string }) {
  const middle = box.left + box.width / 2
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes has no focus.
    <g aria-hidden="true">
      <text className="stage-name" x={middle} y={box.top + 13}>
        {text}
      </text>
      <path className="stage" d={`M${box.left + box.width * 0.2} ${box.top + 19}H${box.left + box.width * 0.8}`} />
    </g>
  )
}

type RowProps = {
  row: SeatRow<ShownSeat>
  name: string
  left: number
  /** The selected seats, as text: a row in which nothing changes is not drawn again. */
  chosen: string
  current: number | undefined
  language: Language
}

const Row = memo(({ row, name, left, chosen, current, language }: RowProps) => {
  const selected = new Set(chosen === '' ? [] : chosen.split(' ').map(Number))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the drawn grid.
    <g role="row" aria-label={name}>
      <RowName row={row} left={left} />
      {row.seats.map((seat) => (
        <Seat
          key={seat.id}
          seat={seat}
          isSelected={selected.has(seat.id)}
          isCurrent={seat.id === current}
          language={language}
        />
      ))}
    </g>
  )
})
Row.displayName = 'Row'

/** Before the seats, or on the table that they are around. */
function RowName({ row: { label, seats }, left }: Pick<RowProps, 'row' | 'left'>) {
  const table = tableOf(seats)
  const [first] = seats
  if (!table)
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text of a drawing has no focus.
      <text className="row-name" aria-hidden="true" x={left + 12} y={(first?.y ?? 0) + 4}>
        {label}
      </text>
    )
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes has no focus.
    <g aria-hidden="true">
      <circle className="table" cx={table.x} cy={table.y} r={Math.max(table.radius - SEAT_WIDTH / 2 - 2, 6)} />
      <text className="row-name" x={table.x} y={table.y + 3}>
        {label}
      </text>
    </g>
  )
}

type SeatProps = { seat: ShownSeat; isSelected: boolean; isCurrent: boolean; language: Language }

const SIGNS: Record<SeatKind, string> = { normal: '', wheelchair: 'W', companion: 'C' }

function Seat({ seat, isSelected, isCurrent, language }: SeatProps) {
  const { id, x, y, kind, label, isTaken, isBlocked } = seat
  const cell = {
    'data-seat': id,
    role: 'gridcell',
    tabIndex: isCurrent ? 0 : -1,
    className: ['seat', isTaken && 'seat--taken', isBlocked && 'seat--blocked'].filter(Boolean).join(' '),
    'aria-label': label,
    'aria-selected': isSelected,
  }
  const sign = isSelected ? writeDigits(String(seat.number), language) : SIGNS[kind]
  return (
    <>
      {kind === 'normal' ? (
        <circle {...cell} cx={x} cy={y} r={RADIUS} />
      ) : (
        <rect {...cell} x={x - RADIUS} y={y - RADIUS} width={2 * RADIUS} height={2 * RADIUS} />
      )}
      {sign && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text of a drawing has no focus.
        <text className="seat-sign" aria-hidden="true" x={x} y={y + 3}>
          {sign}
        </text>
      )}
    </>
  )
}

type Corners = { from: Point; to: Point }

/** A rectangle that a mouse draws around seats. */
function useMarquee(svg: React.RefObject<SVGSVGElement | null>, onDrawn: (corners: Corners, isAdded: boolean) => void) {
  const [drawn, setDrawn] = useState<Corners>()
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
    return { x, y }
  }
  return {
    start(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      svg.current?.setPointerCapture(event.pointerId)
      const point = pointOf(event)
      setDrawn({ from: point, to: point })
    },
    move(event: PointerEvent) {
      if (drawn) setDrawn({ ...drawn, to: pointOf(event) })
    },
    end(event: PointerEvent) {
      if (drawn) onDrawn(drawn, event.ctrlKey || event.metaKey)
      setDrawn(undefined)
    },
    cancel: () => setDrawn(undefined),
    shape: drawn && (
      <rect
        className="marquee"
        x={Math.min(drawn.from.x, drawn.to.x)}
        y={Math.min(drawn.from.y, drawn.to.y)}
        width={Math.abs(drawn.to.x - drawn.from.x)}
        height={Math.abs(drawn.to.y - drawn.from.y)}
      />
    ),
  }
}
