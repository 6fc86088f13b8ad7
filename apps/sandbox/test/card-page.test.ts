import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCard } from './start-card.ts'

let at: Awaited<ReturnType<typeof startCard>>
beforeAll(async () => {
  at = await startCard()
})
afterAll(() => at.stop())

const press = (id: string, fields: Record<string, string>) =>
  fetch(`${at.url}/card/payments/${id}/act/`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'approve', ...fields }),
    redirect: 'manual',
  })

test('a declined card returns to the page, and another one pays', async () => {
  const { id, url } = await at.create()
  const page = async () => (await fetch(url ?? '')).text()
  expect(await page()).toContain('value="4242 4242 4242 4242"')
  expect(await page()).not.toContain('declined')
  const declined = await press(id, { number: '4000 0000 0000 0002' })
  expect([declined.status, declined.headers.get('location')]).toEqual([303, url])
  expect(await page()).toContain('Your card was declined. Try a different card.')
  const paid = await press(id, { number: '4242 4242 4242 4242' })
  expect(paid.headers.get('location')).toBe(`https://shop.example/card/success/?session=${id}`)
  expect(await page()).toContain('This payment is already paid.')
})

test('it has three buttons, and other outcomes below them', async () => {
  const { url } = await at.create()
  const page = await (await fetch(url ?? '')).text()
  const [usual = '', unusual = ''] = page.split('Other outcomes')
  expect(usual.match(/<button/g)).toHaveLength(3)
  for (const act of [
    'delay',
    'approve-silently',
    'replay',
    'lie-paid',
    'lie-amount',
    'forge',
    'go-away',
    'expire',
    'refund',
  ])
    expect(unusual).toContain(`value="${act}"`)
})
