import type { ComponentProps, ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SummaryDetails } from '../orders/summary-details.tsx'
import { makePayment } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { PaymentLayout } from './payment-panel.tsx'
import { paymentsMessages } from './payments-messages.ts'

const SUMMARY = (
  <SummaryDetails label="Order summary" count="2 items" total="Rs 685">
    <p>The Rain Ledger</p>
  </SummaryDetails>
)

type Tip = ComponentProps<typeof PaymentLayout>['tip']

async function show(width: number, summary: ReactNode = SUMMARY, tip?: Tip) {
  await page.viewport(width, 800)
  const payment = makePayment({ expires_at: new Date(Date.now() + 600_000).toISOString() })
  const { services } = pageServices(() => Response.json(payment))
  await render(
    <PageFrame services={services}>
      <PaymentLayout
        loaded={{ payment, isOrderSettled: false }}
        summary={summary}
        hint="none"
        starts={false}
        refused={undefined}
        tip={tip}
        texts={paymentsMessages('en')}
        language="en"
      />
    </PageFrame>,
  )
  const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  return { heading, group: document.querySelector('details[aria-label]')?.getBoundingClientRect() }
}

it('has the open summary beside the payment on wide screens', async () => {
  const { heading, group } = await show(1280)
  await expect.element(page.getByText('The Rain Ledger')).toBeVisible()
  expect(group?.left).toBeGreaterThan(heading.left + 400)
})

it('has one line of the summary above the payment on phones, which opens', async () => {
  const { heading, group } = await show(360)
  expect(group?.bottom).toBeLessThanOrEqual(heading.top)
  await expect.element(page.getByText('The Rain Ledger')).not.toBeVisible()
  await page.getByText('2 items').click()
  await expect.element(page.getByText('The Rain Ledger')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

it('has the payment alone where the order could not be read', async () => {
  const { group } = await show(1280, null)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(group).toBeUndefined()
})

it('holds nothing for a tip, and leads back to the stream while it goes on', async () => {
  await show(360, SUMMARY, { stream: '/event/low-cloud/7/live' })
  await expect.element(page.getByText(/^Held for you until/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Back to the stream' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

it('says until when anything else is held, and has no stream', async () => {
  await show(360)
  await expect.element(page.getByText(/^Held for you until/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to the stream' })).not.toBeInTheDocument()
})
