import { expect, test } from '@dabali/tooling/end-to-end'
import { buyStream, eventDateOf, logInVisitor } from './event-steps.ts'

const EVENT = 'winter-wedding-nobody-marries'

test('a hidden tab asks for nothing, and for everything when it is shown again', async ({
  page,
  context,
  environment,
}) => {
  const eventDate = await eventDateOf(environment, EVENT)
  await buyStream(environment, eventDate, await logInVisitor(context, environment))
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/live/')) asked.push(pathname.replace(/^.*\/live\//, 'live/'))
  })
  await page.clock.install()
  await page.goto(`/event/${EVENT}/${eventDate.id}/live`)
  await expect(page.getByText('Starts in', { exact: true })).toBeVisible()
  await expect
    .poll(() => [...asked].sort())
    .toEqual(expect.arrayContaining(['live/', 'live/chat/', 'live/chat/stream/']))
  await page.clock.fastForward('00:40')
  await turn('hidden')
  await page.clock.fastForward('00:31')
  asked.length = 0
  for (let minute = 0; minute < 10; minute += 1) await page.clock.fastForward('01:00')
  expect(asked).toEqual([])
  await turn('visible')
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['live/', 'live/chat/', 'live/chat/stream/'])
})
