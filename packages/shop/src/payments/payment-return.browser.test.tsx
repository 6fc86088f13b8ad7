import type { Payment } from '@dabali/api-client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makePayment } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { PaymentLayout } from './payment-panel.tsx'
import { paymentsMessages } from './payments-messages.ts'

/** The return page of a declined payment, and what the API answers when it is asked. */
async function show(payment: Payment, answer: Payment) {
  const { services, sent } = pageServices(() => Response.json(answer))
  await render(
    <PageFrame services={services}>
      <PaymentLayout
        loaded={{ payment, isOrderSettled: false }}
        summary={null}
        hint="failure"
        starts={false}
        refused={undefined}
        texts={paymentsMessages('en')}
        language="en"
      />
    </PageFrame>,
  )
  return sent
}

const heading = () => page.getByRole('heading', { level: 1 })

/** Where the page leads, without going there. */
function watchNavigation() {
  const paths: string[] = []
  const onNavigate = (event: NavigateEvent) => {
    paths.push(new URL(event.destination.url).pathname)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', onNavigate)
  stop = () => navigation.removeEventListener('navigate', onNavigate)
  return paths
}

let stop: (() => void) | undefined
afterEach(() => stop?.())

it('asks about a payment that was started again, whatever its address says', async () => {
  const started = makePayment({ status: 'started' })
  const sent = await show(started, started)
  await expect.element(heading()).toHaveTextContent('Checking with eSewa')
  await expect.poll(() => sent.map(({ path }) => path)).toContain(`/v1/api/payments/${started.hash}/refresh/`)
  await expect.element(page.getByText(/You haven't been charged/)).not.toBeInTheDocument()
})

it('says that nothing was charged once the gateway has answered so', async () => {
  await show(makePayment({ status: 'started' }), makePayment({ status: 'started', is_unpaid: true }))
  await expect.element(heading()).toHaveTextContent('Payment not completed')
  await expect.element(page.getByText(/You haven't been charged/)).toBeVisible()
})

it('shown again by the Back button, a failed payment leads to the newer one', async () => {
  const paths = watchNavigation()
  await show(makePayment({ status: 'failed' }), makePayment({ status: 'failed', newer: 'newer-payment' }))
  await expect.element(heading()).toHaveTextContent('Payment not completed')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => paths).toContain('/payment/newer-payment')
})
