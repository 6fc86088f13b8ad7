import { expect, requestTest } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import { logIn, newAddress } from '@dabali/tooling/purchases'

/** Presses the first button of that name in the main part. */
function press(page: RequestedPage, name: string | RegExp, values?: Record<string, string>) {
  const [button] = page.within(page.getByRole('main')).getAllByRole('button', { name })
  return page.submit(button as HTMLElement, values)
}

/**
 * Buys the stream that is live on the home page, with the pages at which the visitor acts. The page between the shop and the
 * gateway leads on by itself and is none of them. A visitor who is logged in is not asked for an email.
 */
async function buyLiveStream(home: RequestedPage, guest: { email?: string } = {}) {
  const checkout = await press(home, /^Watch live, Rs/)
  expect(checkout.path).toMatch(/^\/checkout\//)
  const between = await press(checkout, /^Pay Rs\s[\d,]+ with/, { ...guest, payment_method: 'khalti' })
  const gateway = await between.follow(between.getByRole('link'))
  expect(gateway.path).toMatch(/^\/khalti\/pay\//)
  const [pay] = gateway.getAllByRole('button', { name: /^Pay/ })
  let thanks = await gateway.submit(pay as HTMLElement)
  const askAgain = async () => {
    if (thanks.queryByRole('button', { name: 'Check again' })) thanks = await press(thanks, 'Check again')
    return thanks.path
  }
  // Where the gateway is slow to confirm the payment, its page has a button that asks again.
  await expect.poll(askAgain).not.toMatch(/^\/payment\//)
  expect(thanks.path).toMatch(/^\/order\/thanks\//)
  const next = await thanks.follow(thanks.getByRole('link', { name: 'Watch now' }))
  return { screens: [home, checkout, gateway, thanks], next }
}

const STREAM = /^\/event\/[\w-]+\/\d+\/live\/?$/

requestTest(
  'a visitor who is logged in sees the stream five pages after the home page offers it',
  async ({ visit, request, environment }) => {
    await logIn({ request }, environment, newAddress('fan'))
    const { screens, next } = await buyLiveStream(await visit('/'))
    expect(next.path).toMatch(STREAM)
    expect(next.html).not.toContain('You need a stream ticket')
    expect([...screens, next]).toHaveLength(5)
  },
)

requestTest('a new visitor logs in on the way and sees it after seven', async ({ visit, environment }) => {
  const email = newAddress('fan')
  const { screens, next: login } = await buyLiveStream(await visit('/'), { email })
  expect(login.path).toBe('/login')
  expect(login.getByRole('main').textContent).toContain('stream')
  let code = login
  const mail = await environment.sandbox.nextMailTo(email, /magic-login/, async () => {
    code = await press(login, 'Email me a link', { email })
  })
  const stream = await press(code, 'Log in', { code: /\b\d{3} ?\d{3}\b/.exec(mail.text)?.[0] ?? '' })
  expect(stream.path).toMatch(STREAM)
  expect(stream.html).not.toContain('You need a stream ticket')
  expect([...screens, login, code, stream]).toHaveLength(7)
})

const withoutQuery = (path: string) => path.replace(/\/?(\?.*)?$/, '')

/** The form of a tip beside the stream, with these fields. */
const leaveTip = (stream: RequestedPage, values: Record<string, string>) => press(stream, 'Continue to payment', values)

requestTest(
  'a viewer leaves a tip without scripts, and comes back to the stream',
  async ({ visit, request, environment }) => {
    await logIn({ request }, environment, newAddress('fan'))
    const { next: stream } = await buyLiveStream(await visit('/'))
    expect(stream.html).toContain('Leave a tip')

    const wrong = await leaveTip(stream, { amount: 'own', own_amount: '20', payment_method: 'khalti' })
    expect([withoutQuery(wrong.path), wrong.status]).toEqual([withoutQuery(stream.path), 400])
    expect(wrong.getByLabelText(/^Your amount in rupees/).getAttribute('value')).toBe('20')
    expect(wrong.html).toContain('Enter Rs\u00a050 or more.')

    const between = await leaveTip(wrong, { own_amount: '150' })
    const gateway = await between.follow(between.getByRole('link'))
    expect(gateway.path).toMatch(/^\/khalti\/pay\//)
    const [pay] = gateway.getAllByRole('button', { name: /^Pay/ })
    let thanks = await gateway.submit(pay as HTMLElement)
    await expect
      .poll(async () => {
        if (thanks.queryByRole('button', { name: 'Check again' })) thanks = await press(thanks, 'Check again')
        return thanks.path
      })
      .toMatch(/^\/order\/thanks\//)
    const main = thanks.getByRole('main').textContent
    expect(main).toContain('Thank you for your tip')
    expect(main).toMatch(/Tip: .+Rs\s150/)
    expect(main).not.toMatch(/Digital bundle|ticket is ready/)
    const back = await thanks.follow(thanks.getByRole('link', { name: 'Back to the stream' }))
    expect(withoutQuery(back.path)).toBe(withoutQuery(stream.path))

    const end = (said: string | null) =>
      environment.sql('update live_stream set said = $1, said_at = now() where event_date_id = $2', [
        said,
        stream.path.split('/')[3],
      ])
    await end('ended')
    try {
      const over = await leaveTip(back, { amount: '100', payment_method: 'khalti' })
      expect(over.status).toBe(409)
      expect(over.html).toContain('The stream has ended, so tips are closed.')
      expect(over.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
    } finally {
      await end(null)
    }
  },
)
