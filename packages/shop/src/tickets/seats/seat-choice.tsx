import type { Language } from '@dabali/domain'
import { writeDigits } from '@dabali/domain'
import { bestSeats, checkSeatChoice, SEAT_HOLD_MINUTES, seatLabel } from '@dabali/domain/seating'
import { Button } from '@dabali/ui/button'
import { interpolate } from '@dabali/ui/text'
import { useEffect, useState } from 'react'
import { selectCart } from '../../basket/basket-slice.ts'
import { useShopSelector } from '../../store/store.ts'
import styles from './seat-choice.module.css'
import { type PlanSeat, type PlanSection, seatState } from './seat-grid.ts'
import { SeatLegend } from './seat-legend.tsx'
import { SeatList } from './seat-list.tsx'
import { SeatPlan } from './seat-plan.tsx'
import type { SeatTexts } from './seat-texts.ts'
import { useSeatingPlan, type WhichPlan } from './use-seating-plan.ts'

export type SeatChoiceProps = WhichPlan & {
  /** "Rs 950" */
  price: string
  chosen: readonly number[]
  /** Seats that are chosen for other ticket types. */
  elsewhere: readonly number[]
  /** How many one order may have. */
  most: number
  onChange: (seats: readonly number[]) => void
  language: Language
}

/** The seats of a ticket type, on a plan or in a list, and those that are chosen. */
export function SeatChoice({ texts, ...props }: SeatChoiceProps & { texts: SeatTexts }) {
  const { section, isFailed, refresh } = useSeatingPlan(props)
  if (section) return <OpenPlan {...props} section={section} texts={texts} />
  return (
    <div className={styles.box} aria-busy={!isFailed}>
      <p role="status">{isFailed ? texts.failed : texts.loading}</p>
      {isFailed && (
        <Button kind="plain" onClick={refresh}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}

type OpenPlanProps = SeatChoiceProps & { section: PlanSection; texts: SeatTexts }

function OpenPlan(props: OpenPlanProps) {
  const { section, chosen, elsewhere, most, price, onChange, language, texts } = props
  const [view, setView] = useState<'plan' | 'list'>('plan')
  const [message, setMessage] = useState('')
  const cart = useShopSelector(selectCart)
  const seats = section.rows.flatMap(({ label, seats }) => seats.map((seat) => ({ ...seat, row: label })))
  const free = new Set(seats.filter(({ is_free }) => is_free).map(({ id }) => id))
  const inCart = cart?.lines.flatMap((line) => line.seats.flatMap((seat) => (seat.held_until ? [seat.id] : []))) ?? []
  const own = [...inCart, ...elsewhere]
  const labels = (ids: readonly number[]) =>
    seats.filter(({ id }) => ids.includes(id)).map((seat) => seatLabel(seat, language))
  const say = (text: keyof SeatTexts, ids: readonly number[]) =>
    setMessage(interpolate(texts[text], { seat: labels(ids).join(', '), count: writeDigits(most, language) }))

  // Others may buy a chosen seat before it is in the cart.
  const gone = chosen.filter((id) => !free.has(id))
  useEffect(() => {
    if (gone.length === 0) return
    const lost = gone.filter((id) => !own.includes(id))
    if (lost.length > 0) say('justTaken', lost)
    onChange(chosen.filter((id) => !gone.includes(id)))
  }, [gone.join()])

  function toggle(id: number) {
    const seat = seats.find((each) => each.id === id)
    const state = seat && seatState(seat, { chosen, own })
    if (state === 'chosen') {
      onChange(chosen.filter((each) => each !== id))
      say('removed', [id])
    } else if (state === 'free' && chosen.length >= most) say('limit', [])
    else if (state === 'free') {
      onChange([...chosen, id])
      say('added', [id])
    }
  }

  const { single } = checkSeatChoice(section.rows, { chosen, free, most })
  const shown = {
    section,
    price,
    chosen,
    own,
    language,
    texts,
    onToggle: toggle,
    best: bestSeats(section.rows, { free, count: 1 })?.[0],
  }
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <p>
          <b>{texts.heading}</b>
          <span className="quiet small">
            {interpolate(texts.hint, {
              count: writeDigits(most, language),
              minutes: writeDigits(SEAT_HOLD_MINUTES, language),
            })}
          </span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons, not fields. */}
        <div className={styles.views} role="group" aria-label={texts.view}>
          {(['plan', 'list'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
              {texts[each]}
            </button>
          ))}
        </div>
      </div>
      {view === 'plan' ? <SeatPlan {...shown} /> : <SeatList {...shown} />}
      {free.size === 0 && <p>{texts.none}</p>}
      {view === 'plan' && <SeatLegend rows={section.rows} texts={texts} />}
      <p className={styles.message} role="status">
        {message}
      </p>
      {single.length > 0 && <p className="small">{interpolate(texts.single, { seat: labels(single).join(', ') })}</p>}
      <ChosenSeats {...shown} seats={seats.filter(({ id }) => chosen.includes(id))} />
    </div>
  )
}

type ChosenSeatsProps = {
  seats: readonly (PlanSeat & { row: string })[]
  price: string
  onToggle: (seat: number) => void
  language: Language
  texts: SeatTexts
}

function ChosenSeats({ seats, price, onToggle, language, texts }: ChosenSeatsProps) {
  if (seats.length === 0) return null
  return (
    <ul className={styles.chosen}>
      {seats.map((seat) => (
        <li key={seat.id}>
          <span>{seatLabel(seat, language)}</span>
          <span className={styles.cost}>{price}</span>
          <button
            type="button"
            className={styles.removeSeat}
            aria-label={interpolate(texts.remove, { seat: seatLabel(seat, language) })}
            onClick={() => onToggle(seat.id)}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M-6-6 6 6M6-6-6 6" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}
