import type { TicketOffer, WaitingListEntry } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../../server-request/make-request-context.tsx'
import { SeatsOfferScreen, WaitingListScreen } from './waiting-list-screens.tsx'

const UNTIL = '2027-01-02T12:00:00+05:45'
const ABOUT = {
  quantity: 1,
  ticket_type: { id: 1, title: 'Floor' },
  event: { slug: 'low-cloud', title: 'Low Cloud', url: '/v1/api/events/low-cloud/' },
  event_date_id: 1,
  starts_at: '2027-01-05T18:00:00+05:45',
  venue: null,
  picture: null,
}

type Language = 'en' | 'ne'
const contextIn = (language: Language) => ({ ...makeRequestContext(200).context, language })

describe('the page of offered tickets', () => {
  const draw = (state: TicketOffer['state'], language: Language = 'en') => {
    const offer = { ...ABOUT, state, until: UNTIL, product_id: 1, product_url: '/v1/api/products/1/' }
    const rest = { offer, eventHref: '/events/low-cloud', context: contextIn(language) }
    return renderScreen(<SeatsOfferScreen token="a" {...rest} query={{ problem: '406' }} />)
  }

  it('says that the event is cancelled, and offers nothing to buy', async () => {
    expect(await draw('open')).toContain('<form')
    const page = await draw('event_cancelled')
    expect(page).toContain('This event is cancelled')
    expect(page).not.toMatch(/<form|held until|Try again/)
    expect(await draw('event_cancelled', 'ne')).toContain('यो कार्यक्रम रद्द भयो')
  })
})

describe('the page of a place in the waiting list', () => {
  const draw = (state: WaitingListEntry['state'], language: Language = 'en') => {
    const place = { ...ABOUT, state, place: state === 'waiting' ? 1 : null, email: 'm***@example.com' }
    const entry = { ...place, offered_until: null, url: '/v1/api/waiting-list/a/' }
    const rest = { place: entry, eventHref: '/events/low-cloud', context: contextIn(language) }
    return renderScreen(<WaitingListScreen token="a" {...rest} query={{}} />)
  }

  it('says that the event is cancelled, and that no tickets follow', async () => {
    expect(await draw('waiting')).toContain('<form')
    const page = await draw('event_cancelled')
    expect(page).toContain('This event is cancelled')
    expect(page).toContain('The waiting list is closed. No more tickets will be offered.')
    expect(page).not.toMatch(/<form|email/)
    expect(await draw('event_cancelled', 'ne')).toContain('यो कार्यक्रम रद्द भयो')
  })
})
