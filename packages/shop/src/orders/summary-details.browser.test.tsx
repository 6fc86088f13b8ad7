import type { Order } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PaymentScreen } from '../payments/payment-screens.tsx'
import type { RequestContext } from '../server-request/request-context.ts'
import { makePayment } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { SummaryDetails } from './summary-details.tsx'

const summary = () => (
  <SummaryDetails label="Order summary" count="2 items" total="Rs 685">
    <p>The Rain Ledger</p>
  </SummaryDetails>
)

async function show(width: number, order: Order | undefined = {} as Order) {
  await page.viewport(width, 800)
  const { services } = pageServices(() => Response.json({}))
  const context = { language: 'en' } as RequestContext
  const loaded = { payment: makePayment(), isOrderSettled: false, order }
  await render(
    <PageFrame services={services}>
      <PaymentScreen loaded={loaded} context={context} query={{}} summary={summary} />
    </PageFrame>,
  )
  const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  return { heading, group: document.querySelector('details')?.getBoundingClientRect() }
}

it('has the open summary beside the payment on wide screens', async () => {
  const { heading, group } = await show(1280)
  await expect.element(page.getByText('The Rain Ledger')).toBeVisible()
  expect(group?.left).toBeGreaterThan(heading.right)
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
  await page.viewport(1280, 800)
  const { services } = pageServices(() => Response.json({}))
  const context = { language: 'en' } as RequestContext
  const loaded = { payment: makePayment(), isOrderSettled: false, order: undefined }
  await render(
    <PageFrame services={services}>
      <PaymentScreen loaded={loaded} context={context} query={{}} summary={summary} />
    </PageFrame>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelector('details[aria-label="Order summary"]')).toBeNull()
})
