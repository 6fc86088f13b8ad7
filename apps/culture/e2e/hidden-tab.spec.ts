import { expect, test } from '@dabali/tooling/end-to-end'
import type { Request } from '@playwright/test'
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
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.includes('/live/')) return
    asked.push(pathname.replace(/^.*\/live\//, 'live/'))
    if (!pathname.endsWith('/stream/')) unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  // The time limit of a request is in the page's clock too: one that is not answered yet would fail, and be sent again.
  const fastForward = async (time: string) => {
    await expect.poll(() => unanswered.size).toBe(0)
    await page.clock.fastForward(time)
    await expect.poll(() => unanswered.size).toBe(0)
  }
  await page.clock.install()
  await page.goto(`/event/${EVENT}/${eventDate.id}/live`)
  await expect(page.getByText('Starts in', { exact: true })).toBeVisible()
  await expect
    .poll(() => [...asked].sort())
    .toEqual(expect.arrayContaining(['live/', 'live/chat/', 'live/chat/stream/']))
  await fastForward('00:40')
  await turn('hidden')
  await fastForward('00:31')
  asked.length = 0
  for (let minute = 0; minute < 10; minute += 1) await fastForward('01:00')
  expect(asked).toEqual([])
  await turn('visible')
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['live/', 'live/chat/', 'live/chat/stream/'])
})
