import { hoursFrom, makeContent, makeEventDate, makeTicketType, makeVenue } from './make-content.ts'
import { checkOut, shopperWith } from './order-actions.ts'
import { type AppSettings, startApp } from './start-app.ts'
import { call, logIn } from './visitors.ts'

export const STAFF = 'door@dabali.example'

type Columns = Parameters<typeof makeEventDate>[2]
type TicketColumns = Parameters<typeof makeTicketType>[2]
type Method = Parameters<typeof call>[1]

/** The API with events whose tickets are free, so that the checkout settles them. */
export async function startBoxOffice(settings: AppSettings = {}) {
  const api = await startApp({ staffMails: [STAFF], shop: { checkout: { checkoutsPerMinute: 10_000 } }, ...settings })
  const staff = await logIn(api, STAFF)

  /** An event with a venue and one ticket type; in a week by default. */
  async function makeTicketedEvent({ date = {}, ticket = {} }: { date?: Columns; ticket?: TicketColumns } = {}) {
    const event = await makeContent(api.database, 'event', {
      en: { title: 'Low Cloud', summary: 'A night in the courtyard' },
      ne: { title: 'होचो बादल' },
    })
    const venue = await makeVenue(api.database, {
      en: { name: 'The courtyard', address: 'Patan', access_notes: 'A ramp is at the side.' },
    })
    const eventDate = await makeEventDate(api.database, event, { venue_id: venue.id, ...date })
    const type = await makeTicketType(api.database, eventDate, { price: 0, ...ticket })
    return { slug: event.slug, eventId: event.id, dateId: eventDate.id, typeId: type.id, productId: type.product_id }
  }

  /** Buys tickets as a guest or an account. */
  async function buy(productId: number, { quantity = 1, cookie = '', email = 'maya@example.com', ...rest } = {}) {
    const shopper = await shopperWith(api, { [productId]: quantity }, { cookie, mode: 'buy-now' })
    const contact = cookie === '' ? { guest_email: email } : {}
    const { status, body } = await checkOut(api, `${shopper.cookie}; ${cookie}`, {
      mode: 'buy-now',
      ...contact,
      ...rest,
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as { id: string; hash: string; number: string }
  }

  type Asked = { body?: unknown; cookie?: string; headers?: Record<string, string> }
  const ask = (method: Method, path: string, { body, cookie = '', headers = {} }: Asked = {}) =>
    call(api, method, path, body, { ...headers, ...(cookie !== '' && { cookie }) })

  return {
    ...api,
    staff,
    makeTicketedEvent,
    buy,
    ask,
    logIn: (email: string) => logIn(api, email),
    ticketsOf: async ({ hash }: { hash: string }) => (await ask('GET', `orders/by-hash/${hash}/tickets/`)).body.results,
    /** New mails to an address, with the tokens in their links. */
    async mailsTo(address: string) {
      await api.drainJobs()
      const found = api.mails.filter(({ to }) => to === address)
      for (const mail of found) api.mails.splice(api.mails.indexOf(mail), 1)
      return found.map(({ subject, text, language, attachments = [] }) => ({
        subject,
        text,
        language,
        files: attachments.filter(({ cid }) => cid === undefined).map(({ name }) => name),
        secret: /\/(?:ticket|waiting-list)\/(?:transfer\/|offer\/)?([\w-]+)$/m.exec(text)?.[1] ?? '',
      }))
    },
    /** Moves the event into the past. */
    endEventDate: (dateId: number, hours = 1) =>
      api.pool.query('update event_date set doors_at = $2, starts_at = $2, ends_at = $3 where id = $1', [
        dateId,
        hoursFrom(new Date(), -hours - 3),
        hoursFrom(new Date(), -hours),
      ]),
    forgetLimits: () => api.pool.query('delete from rate_limit'),
  }
}

export type BoxOffice = Awaited<ReturnType<typeof startBoxOffice>>
