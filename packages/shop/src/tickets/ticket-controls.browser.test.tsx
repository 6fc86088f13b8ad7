import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeTicket } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { TicketControls } from './ticket-controls.tsx'
import { ticketsTranslator } from './tickets-messages.ts'

const TRANSFER = { email: 'maya@example.com', expires_at: '2026-12-20T12:00:00Z' }
const context = {
  site: 'store',
  language: 'en',
  origins: { store: 'http://store.test', culture: 'http://culture.test' },
} as const

/** The controls of one ticket with a fake server; a refresh of the page shows what the server has. */
async function openControls(isOffered: boolean) {
  let offered = isOffered
  const services = pageServices(({ path, method }) => {
    offered = path.includes('transfer') && method === 'POST' && !path.includes('cancel')
    return Response.json({})
  })
  function Refreshed({ children }: { children: (transfer: typeof TRANSFER | null) => ReactNode }) {
    const [transfer, setTransfer] = useState(offered ? TRANSFER : null)
    const router = { refresh: () => setTimeout(() => setTransfer(offered ? TRANSFER : null), 50) }
    return <AppRouterContext value={router as unknown as AppRouterInstance}>{children(transfer)}</AppRouterContext>
  }
  await render(
    <PageFrame services={services.services}>
      <Refreshed>
        {(transfer) => (
          <TicketControls
            ticket={makeTicket({ hash_url: `http://store.test/v1/api/tickets/${'a'.repeat(64)}/`, transfer })}
            isOwn
            isAlone
            context={context as never}
            t={ticketsTranslator('en')}
          />
        )}
      </Refreshed>
    </PageFrame>,
  )
  return services
}

const transferButton = () => page.getByRole('button', { name: 'Transfer ticket', exact: true })
const cancelButton = () => page.getByRole('button', { name: 'Cancel transfer', exact: true })

it('a transfer that was sent or cancelled leaves the focus on the control that replaced its own', async () => {
  await openControls(false)
  expect(document.activeElement).toBe(document.body)
  await transferButton().click()
  await page.getByRole('textbox', { name: "Recipient's email" }).fill(TRANSFER.email)
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect.element(cancelButton()).toHaveFocus()
  await cancelButton().click()
  await expect.element(transferButton()).toHaveFocus()
})
