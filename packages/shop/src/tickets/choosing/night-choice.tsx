import type { TicketNight } from './ticket-night.ts'
import styles from './tickets-form.module.css'

type NightChoiceProps = { nights: readonly TicketNight[]; first: number | undefined; legend: string }

/** Which night; the style sheet shows what is sold for it, so that it works before any script. */
export function NightChoice({ nights, first, legend }: NightChoiceProps) {
  return (
    <fieldset className={styles.nights}>
      <legend className="visually-hidden">{legend}</legend>
      {nights.map(({ id, startsAt, weekday, day, month, standing }) => (
        <label key={id} className={styles.night}>
          <input type="radio" name="night" value={id} defaultChecked={id === first} />
          <span>{weekday}</span>
          <time dateTime={startsAt} className={styles.day}>
            <b>{day}</b> <span>{month}</span>
          </time>
          <span className={styles.standing}>{standing}</span>
        </label>
      ))}
    </fieldset>
  )
}
