import { type AdmissionConflict, type Language, writeDigits } from '@dabali/domain'
import { timeInSentence } from '@dabali/shop/date-in-sentence'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { interpolate, textLanguage } from '@dabali/ui/text'
import styles from './counts-panel.module.css'
import type { VenueTexts } from './venue-texts.ts'
import { countsOf, type ScanLog } from './verify-ticket.ts'

type CountsProps = {
  log: ScanLog
  conflicts: readonly AdmissionConflict[]
  isOnline: boolean
  language: Language
  texts: VenueTexts
}

/** How many are in, by ticket type and by door, and the tickets that two doors admitted. Offline with the time of the list. */
export function CountsPanel({ log, conflicts, isOnline, language, texts }: CountsProps) {
  const { types, doors } = countsOf(log)
  const digits = (count: number) => writeDigits(count, language)
  return (
    <div className={styles.panel}>
      <section>
        <SectionHead heading={texts.byType} />
        <dl className={styles.counts}>
          {types.map(({ id, title, inside, all }) => (
            <div key={id} className={styles.count}>
              <dt lang={textLanguage(title, language)}>{title}</dt>
              <dd>{interpolate(texts.arrivedOf, { arrived: digits(inside), people: digits(all) })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <SectionHead heading={texts.byDoor} />
        <dl className={styles.counts}>
          {doors.map(([door, inside]) => (
            <div key={door} className={styles.count}>
              <dt lang={textLanguage(door, language)}>{door || texts.noDoor}</dt>
              <dd>{digits(inside)}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">
          {interpolate(isOnline ? texts.countsNow : texts.countsFrom, { time: timeInSentence(log.list.at, language) })}
        </p>
      </section>
      <ConflictList log={log} conflicts={conflicts} language={language} texts={texts} />
    </div>
  )
}

type ConflictListProps = Omit<CountsProps, 'isOnline'>

function ConflictList({ log, conflicts, language, texts }: ConflictListProps) {
  const tickets = new Map(log.list.tickets.map((ticket) => [ticket.id, ticket]))
  return (
    <section>
      <SectionHead heading={texts.conflicts} />
      <p className="quiet">{conflicts.length === 0 ? texts.conflictsNone : texts.conflictsText}</p>
      <ul className={styles.counts}>
        {conflicts.map(({ ticket_id, admissions }) => {
          const ticket = tickets.get(ticket_id)
          const name = ticket?.name || texts.noName
          return (
            <li key={ticket_id} className={styles.conflict}>
              <StatusText code="e">
                <span lang={textLanguage(name, language)}>{name}</span>
              </StatusText>
              {ticket && <span className="quiet">{interpolate(texts.order, { number: ticket.order_number })}</span>}
              {admissions.map(({ scan_id, at, door, device }) => (
                <span key={scan_id}>
                  {interpolate(door === '' ? texts.checkedInAt : texts.checkedInAtDoor, {
                    time: timeInSentence(at, language),
                    door: [door, device].filter(Boolean).join(', '),
                  })}
                </span>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
