import { formatNpr, HOLD_MINUTES, type Language, writeDigits } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text'
import { saleMessages, ticketsTranslator } from '../tickets-messages.ts'
import { WaitingListFields } from '../waiting-list/waiting-list-fields.tsx'
import type { EventDateTickets, TicketKind } from './ticket-options.ts'
import type { TicketTypeParts } from './ticket-type-row.tsx'
import styles from './tickets-form.module.css'
import { TicketsForm } from './tickets-form.tsx'
import { TicketTypeStatus } from './tickets-form-lazy.tsx'

type EventDateChoiceProps = { eventDates: readonly EventDateTickets[]; first: number | undefined; legend: string }

/** The choice of an event date; CSS shows its tickets, so it works without scripts. */
export function EventDateChoice({ eventDates, first, legend }: EventDateChoiceProps) {
  return (
    <fieldset className={styles.dates}>
      <legend className="visually-hidden">{legend}</legend>
      {eventDates.map(({ id, startsAt, weekday, day, month, status }) => (
        <label key={id} className={styles.date}>
          <input type="radio" name="night" value={id} defaultChecked={id === first} />
          <span>{weekday}</span>
          <time dateTime={startsAt} className={styles.day}>
            <b>{day}</b> <span>{month}</span>
          </time>
          <span className={styles.status}>{status}</span>
        </label>
      ))}
    </fieldset>
  )
}

type TicketSaleProps = {
  /** The slug of the event. */
  slug: string
  eventDates: readonly EventDateTickets[]
  /** The initially selected date. */
  first: number | undefined
  thumbnail: string | null
  language: Language
}

/** The ticket form of an event; static parts are rendered on the server. */
export function TicketSale({ slug, eventDates, first, thumbnail, language }: TicketSaleProps) {
  const t = ticketsTranslator(language)
  const kinds = eventDates.flatMap((eventDate) => eventDate.kinds)
  return (
    <TicketsForm
      slug={slug}
      eventDates={eventDates}
      dateChoice={eventDates.length > 1 && <EventDateChoice eventDates={eventDates} first={first} legend={t('date')} />}
      parts={Object.fromEntries(kinds.map((kind) => [kind.id, partsOf(kind, language)]))}
      formTexts={{
        noneChosen: t('noneSelected'),
        buy: t('buy'),
        holdText: t('holdText', { minutes: writeDigits(HOLD_MINUTES, language) }),
        chooseFirst: t('selectFirst'),
        allThereIs: t('noMoreLeft'),
      }}
      thumbnail={thumbnail}
      language={language}
      texts={saleMessages(language)}
    />
  )
}

function partsOf(kind: TicketKind, language: Language): TicketTypeParts {
  const { name, note, price, limit, state } = kind
  const texts = saleMessages(language)
  const t = ticketsTranslator(language)
  return {
    head: (
      <>
        <h3 className={styles.name} lang={textLanguage(name, language)}>
          {name}
        </h3>
        {note && (
          <p className={styles.note} lang={textLanguage(note, language)}>
            {note}
          </p>
        )}
      </>
    ),
    status: <TicketTypeStatus kind={kind} language={language} texts={texts} />,
    waiting: state === 'sold_out' && <WaitingListFields kind={kind} language={language} texts={texts} />,
    cost: Number(price) === 0 ? t('free') : formatNpr(price, language),
    label: t('ticketsOf', { kind: name }),
    fewer: t('fewer', { kind: name }),
    more: t('more', { kind: name }),
    mostAtOnce: t('orderLimit', { count: writeDigits(limit, language) }),
  }
}
