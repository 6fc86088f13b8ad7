import { hoursFrom, makeContent, makeEventDate, makeTicketType, makeVenue } from './make-content.ts'
import { checkOut, shopperWith } from './order-actions.ts'
import { type AppSettings, startApp } from './start-app.ts'
import { call, logIn } from './visitors.ts'

export const STAFF = 'door@dabali.example'

type Columns = Parameters<typeof makeEventDate>[2]
type TicketColumns = Parameters<typeof makeTicketType>[2]
type Method = Parameters<typeof call>[1]

/** The API with evenings whose tickets cost nothing, so that a checkout alone settles them. */
export async function startBoxOffice(settings: AppSettings = {}) {
  const api = await startApp({ staffMails: [STAFF], shop: { checkout: { checkoutsPerMinute: 10_000 } }, ...settings })
  const staff = await logIn(api, STAFF)

  /** An evening at a place, in a week where nothing is said, with one type of ticket. */
  async function makeEvening({ date = {}, ticket = {} }: { date?: Columns; ticket?: TicketColumns } = {}) {
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

  /** Buys places as a guest, or as somebody who is logged in. */
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

  const ask = (method: Method, path: string, { body, cookie = '' }: { body?: unknown; cookie?: string } = {}) =>
    call(api, method, path, body, cookie === '' ? {} : { cookie })

  return {
    ...api,
    staff,
    makeEvening,
    buy,
    ask,
    logIn: (email: string) => logIn(api, email),
    ticketsOf: async ({ hash }: { hash: string }) => (await ask('GET', `orders/by-hash/${hash}/tickets/`)).body.results,
    /** The mails that were sent to an address since they were last asked for, with the secrets in their links. */
    async mailsTo(address: string) {
      await api.drainJobs()
      const found = api.mails.filter(({ to }) => to === address)
      for (const mail of found) api.mails.splice(api.mails.indexOf(mail), 1)
      return found.map(({ subject, text, language }) => ({
        subject,
        text,
        language,
        secret: /\/(?:ticket|waiting-list)\/(?:transfer\/|offer\/)?([\w-]+)$/m.exec(text)?.[1] ?? '',
      }))
    },
    /** The clock goes on: the evening was so many hours ago. */
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
