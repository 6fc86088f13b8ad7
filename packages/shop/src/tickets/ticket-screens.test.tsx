import type { TicketTransfer } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeTicket } from '../testing/fixtures.ts'
import { TicketTransferScreen } from './ticket-screens.tsx'

const DATE = makeTicket().date

describe('the page of a transfer link', () => {
  const draw = (dateState: TicketTransfer['ticket']['date']['state'], language: 'en' | 'ne' = 'en') => {
    const { context } = makeRequestContext(200)
    const ticket = { ...makeTicket(), date: { ...DATE, state: dateState } }
    const transfer: TicketTransfer = { state: 'not_usable', sender: '', expires_at: DATE.starts_at, ticket }
    const here = { ...context, language }
    return renderScreen(<TicketTransferScreen token="a" transfer={transfer} context={here} query={{}} />)
  }

  it('says that the event is cancelled, and offers nothing to accept', async () => {
    const page = await draw('cancelled')
    expect(page).toContain('This event is cancelled')
    expect(page).toContain('A ticket for a cancelled event can&#x27;t be accepted.')
    expect(page).not.toContain('Accept ticket')
    expect(await draw('cancelled', 'ne')).toContain('यो कार्यक्रम रद्द भयो')
    expect(await draw('ended')).toContain('This ticket is no longer valid')
  })
})
