import {
  type Basket,
  type EventDate,
  type EventDetail,
  getBasket,
  getEvent,
  getSeatingPlan,
  type TicketType,
} from '@dabali/api-client'
import { formatNpr, type Language, localPath, ticketTypeName, writeDigits } from '@dabali/domain'
import { SEAT_HOLD_MINUTES, seatLabel } from '@dabali/domain/seating'
import { Button, ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { StatusText } from '@dabali/ui/status-text'
import { interpolate, textLanguage } from '@dabali/ui/text'
import { FailedPart } from '../../errors/error-parts.tsx'
import { BASKET_PATH, chooseSeatsAction, eventSeatsPath } from '../../paths.ts'
import { nullOn404, type RequestContext } from '../../server-request/request-context.ts'
import { maxQuantity } from '../ticket-selection/ticket-options.ts'
import { type TicketsTranslator, ticketsMetadata, ticketsTranslator } from '../tickets-messages.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import type { PlanSection } from './seat-grid.ts'
import listStyles from './seat-list.module.css'
import styles from './seats-screen.module.css'

type Query = Readonly<Record<string, string | string[] | undefined>>

export const seatsMetadata = (language: Language) => ticketsMetadata(language, 'chooseSeats')

/** The seats of a date that a ticket type sells. */
type SeatedType = { type: TicketType; section: PlanSection }
type EventSeats = { event: EventDetail; date: EventDate; types: readonly SeatedType[]; cart: Basket | undefined }

/** The numbered seats of an event date; nothing where there is no such date, or none of its tickets has one. */
export async function loadEventSeats(
  { client }: RequestContext,
  { slug, date: id }: { slug: string; date: string },
): Promise<EventSeats | undefined> {
  const [event, plan, cart] = await Promise.all([
    nullOn404(getEvent(client, { slug })),
    nullOn404(getSeatingPlan(client, { slug, event_date_id: id })),
    // Only tells which seats are in the cart already.
    getBasket(client).catch(() => undefined),
  ])
  const date = event?.dates.find((each) => String(each.id) === id)
  const types = date?.ticket_types.flatMap((type) => {
    const section = plan?.sections.find(({ ticket_type_ids }) => ticket_type_ids.includes(type.id))
    return section ? [{ type, section }] : []
  })
  return event && date && types?.length ? { event, date, types, cart } : undefined
}

const PROBLEMS = { none: 400, taken: 406, limit: 406, closed: 406, failed: 503 } as const
type Problem = keyof typeof PROBLEMS

/** Seat ids as the form writes them into the address: `8.12`. */
const seatIds = (value: Query[string]): number[] =>
  String(value ?? '')
    .split('.')
    .flatMap((id) => (/^\d{1,9}$/.test(id) ? [Number(id)] : []))

type SeatsScreenProps = {
  /** Nothing where they could not be read. */
  found: EventSeats | undefined
  query: Query
  /** The page of the date, with its language. */
  eventHref: string
  context: RequestContext
}

/** The seats of an event date as check boxes, for visitors without scripts and for those who prefer a list to a plan. */
export function SeatsScreen({ found, query, eventHref, context }: SeatsScreenProps) {
  const { language } = context
  const t = ticketsTranslator(language)
  if (!found) return <FailedPart language={language} message={t('planFailed')} />
  const { event, date, types, cart } = found
  const [only] = types.length === 1 ? types : []
  const shown = types.find(({ type }) => String(type.id) === query['type']) ?? only
  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.title}>{t('chooseSeats')}</h1>
      <p>
        <a href={eventHref} lang={textLanguage(event.title, language)}>
          {event.title}
        </a>
        <br />
        <DateText value={date.starts_at} language={language} />
        {date.venue && <span lang={textLanguage(date.venue.name, language)}>, {date.venue.name}</span>}
      </p>
      {types.length > 1 && (
        <TypeLinks event={event} date={date} types={types} shown={shown} language={language} t={t} />
      )}
      {shown && (
        <SeatForm
          key={shown.type.id}
          event={event}
          date={date}
          shown={shown}
          cart={cart}
          query={query}
          context={context}
          t={t}
        />
      )}
      <p>
        <ButtonLink kind="plain" href={eventHref}>
          {t('toEvent')}
        </ButtonLink>
      </p>
    </div>
  )
}

type TypeLinksProps = Pick<EventSeats, 'event' | 'date' | 'types'> & {
  shown: SeatedType | undefined
  language: Language
  t: TicketsTranslator
}

/** The ticket types with numbered seats, of which one is chosen first. */
function TypeLinks({ event, date, types, shown, language, t }: TypeLinksProps) {
  return (
    <nav aria-labelledby="types">
      <h2 id="types" className={styles.heading}>
        {t('chooseType')}
      </h2>
      <ul className={styles.types}>
        {types.map(({ type, section }) => {
          const name = ticketTypeName(type.title, event.title)
          return (
            <li key={type.id}>
              <a
                href={localPath(language, eventSeatsPath(event.slug, date.id, type.id))}
                aria-current={type.id === shown?.type.id ? 'page' : undefined}
                lang={textLanguage(name, language)}
              >
                {name}
              </a>
              <span>{priceText(type, language, t)}</span>
              <span className="quiet">
                {maxQuantity(forSale(type)) > 0
                  ? t('seatsFree', { count: freeSeats(section).length })
                  : t(closedText(type, date))}
              </span>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Why no seat of a ticket type can be chosen. */
function closedText({ state }: TicketType, { status }: EventSeats['date']) {
  if (state === 'on_sale') return 'sale_sold_out'
  return state === 'not_yet' && status === 'postponed' ? 'sale_postponed' : (`sale_${state}` as const)
}

const forSale = ({ state, num_available, largest_quantity }: TicketType) => ({
  state,
  left: num_available,
  limit: largest_quantity,
})

const priceText = ({ price }: TicketType, language: Language, t: TicketsTranslator) =>
  Number(price) === 0 ? t('free') : formatNpr(price, language)

/** The seats of a section with their rows, from the front. */
const seatsOf = ({ rows }: PlanSection) =>
  rows.flatMap(({ label, seats }) => seats.map((seat) => ({ ...seat, row: label })))
const freeSeats = (section: PlanSection) => seatsOf(section).filter(({ is_free }) => is_free)

type SeatFormProps = Omit<EventSeats, 'types'> & {
  shown: SeatedType
  query: Query
  context: RequestContext
  t: TicketsTranslator
}

/** The free seats of one ticket type, row by row. What was chosen before a refusal stays chosen where it is free. */
function SeatForm({ event, date, shown: { type, section }, cart, query, context, t }: SeatFormProps) {
  const { language } = context
  const texts = language === 'ne' ? ne : en
  const most = maxQuantity(forSale(type))
  const chosen = new Set(seatIds(query['seats']))
  const refused = new Set(seatIds(query['taken']))
  const problem = (Object.keys(PROBLEMS) as Problem[]).find((name) => name === query['problem'])
  const own = new Set(cart?.lines.flatMap(({ seats }) => seats.flatMap(({ id, held_until }) => (held_until ? id : []))))
  const isFree = ({ id, is_free }: { id: number; is_free: boolean }) => is_free && !refused.has(id) && !own.has(id)
  const labels = (isMeant: (seat: { id: number; is_free: boolean }) => boolean) =>
    seatsOf(section)
      .filter(isMeant)
      .map((seat) => seatLabel(seat, language))
  const gone = labels((seat) => chosen.has(seat.id) && !isFree(seat) && !own.has(seat.id))
  const inCart = labels(({ id }) => own.has(id))
  const rows = section.rows
    .map(({ label, seats }) => ({ label, seats: seats.filter(isFree) }))
    .filter(({ seats }) => seats.length > 0)
  const name = ticketTypeName(type.title, event.title)
  if (problem) context.fail({ status: PROBLEMS[problem] })
  return (
    <section aria-labelledby="seats" className={styles.form}>
      <h2 id="seats" className={styles.heading}>
        <span lang={textLanguage(name, language)}>{name}</span>, {priceText(type, language, t)}
      </h2>
      {problem && (
        <ErrorSummary
          heading={t('seatsNotAdded')}
          errors={[{ field: 'rows', text: problemText(problem, { gone, most, language, t }) }]}
        />
      )}
      {inCart.length > 0 && (
        <p>
          {t('seatsInCart', { seats: listText(inCart, language) })}{' '}
          <a href={localPath(language, BASKET_PATH)}>{t('viewCart')}</a>
        </p>
      )}
      {most === 0 && (
        <p>
          <StatusText code="e">{t(closedText(type, date))}</StatusText>
        </p>
      )}
      {most > 0 && rows.length === 0 && <p>{texts.none}</p>}
      {most > 0 && rows.length > 0 && (
        <form method="post" action={chooseSeatsAction(event.slug, date.id)} className={styles.form}>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="type" value={type.id} />
          <input type="hidden" name="product" value={type.product_id} />
          <p className="quiet">
            {interpolate(texts.hint, {
              count: writeDigits(most, language),
              minutes: writeDigits(SEAT_HOLD_MINUTES, language),
            })}
          </p>
          <div id="rows" className={listStyles.list}>
            {rows.map(({ label, seats }) => (
              <fieldset key={label} className={listStyles.row}>
                <legend>{interpolate(texts.row, { row: label })}</legend>
                {seats.map(({ id, number, kind }) => (
                  <label
                    key={id}
                    className={kind === 'normal' ? listStyles.seat : `${listStyles.seat} ${listStyles.special}`}
                  >
                    <input
                      type="checkbox"
                      name="seat"
                      value={id}
                      defaultChecked={chosen.has(id)}
                      aria-label={seatLabel({ row: label, number, kind }, language)}
                    />
                    <span aria-hidden="true" className={kind === 'normal' ? undefined : styles.special}>
                      {writeDigits(number, language)}
                      {kind === 'wheelchair' && <small>{texts.legendWheelchair}</small>}
                      {kind === 'companion' && <small>{texts.legendCompanion}</small>}
                    </span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
          <div className={styles.send} data-sticky-bar>
            <Button type="submit">{t('addSeats')}</Button>
          </div>
        </form>
      )}
    </section>
  )
}

/** Seats in a sentence, as in the messages of the API. */
const listText = (labels: readonly string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(labels)

type ProblemContext = { gone: readonly string[]; most: number; language: Language; t: TicketsTranslator }

function problemText(problem: Problem, { gone, most, language, t }: ProblemContext): string {
  if (problem === 'limit') return t('seatsProblem_limit', { count: writeDigits(most, language) })
  if (problem !== 'taken' || gone.length === 0)
    return t(problem === 'taken' ? 'seatsProblem_someTaken' : `seatsProblem_${problem}`)
  return t('seatsProblem_taken', { seats: listText(gone, language), count: gone.length })
}
