import { writeDigits } from '@dabali/domain'
import { interpolate } from '@dabali/ui/text'
import { seatState } from './seat-grid.ts'
import styles from './seat-list.module.css'
import { type SeatsShownProps, seatName } from './seat-plan.tsx'

/** The seats that can be chosen as check boxes, row by row. */
export function SeatList(props: SeatsShownProps) {
  const { section, chosen, own, onToggle, language, texts } = props
  const rows = section.rows.map(({ label, seats }) => ({
    label,
    seats: seats.flatMap((seat) => {
      const state = seatState(seat, { chosen, own })
      return state === 'free' || state === 'chosen' ? [{ ...seat, row: label, state }] : []
    }),
  }))
  return (
    <div className={styles.list}>
      {rows
        .filter(({ seats }) => seats.length > 0)
        .map(({ label, seats }) => (
          <fieldset key={label} className={styles.row}>
            <legend>{interpolate(texts.row, { row: label })}</legend>
            {seats.map((seat) => (
              <label
                key={seat.id}
                className={seat.kind === 'normal' ? styles.seat : `${styles.seat} ${styles.special}`}
              >
                <input
                  type="checkbox"
                  aria-label={seatName(seat, seat.state, props)}
                  checked={seat.state === 'chosen'}
                  onChange={() => onToggle(seat.id)}
                />
                <span aria-hidden="true">{writeDigits(seat.number, language)}</span>
              </label>
            ))}
          </fieldset>
        ))}
    </div>
  )
}
