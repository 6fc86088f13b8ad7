import { expect, requestTest } from '@dabali/tooling/end-to-end'
import { type ReceivedSpan, startReceiver } from '@dabali/tooling/otlp-receiver'

const PAGES = [
  { name: 'a page that is cached for everyone', path: '/book/the-rain-ledger/', route: '/v1/api/products/:product/' },
  { name: 'a page for one visitor', path: '/basket/', route: '/v1/api/basket/' },
  { name: 'a call that the site passes on', path: '/v1/api/countries/', route: '/v1/api/countries/' },
]

requestTest('a request is one trace from the site through the API to SQL, with one id', async ({ environment }) => {
  requestTest.slow()
  const receiver = await startReceiver()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
  const spansOf = (traceId: string | undefined) => receiver.spans.filter((span) => span.traceId === traceId)
  const find = (service: string, id: string | null) =>
    receiver.spans.filter(
      (span) => span.service === service && span.attributes['dabali.request_id'] === id && id !== null,
    )
  await environment.stopApi()
  try {
    await environment.startApi(settings)
    const url = await environment.startSecondServer(settings)
    for (const { name, path, route } of PAGES) {
      await requestTest.step(name, async () => {
        const answer = await fetch(url + path)
        await answer.text()
        expect(answer.status).toBe(200)
        const id = answer.headers.get('x-request-id')
        await expect.poll(() => find('dabali-store', id)).toHaveLength(1)
        const [page] = find('dabali-store', id)
        const calls = () => find('dabali-api', id).filter(({ attributes }) => attributes['http.route'] === route)
        await expect.poll(calls).not.toHaveLength(0)
        const [call] = calls()
        expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId })
        const below = (above: ReceivedSpan | undefined) =>
          spansOf(page?.traceId).filter(({ parentSpanId }) => parentSpanId === above?.spanId)
        if (route !== '/v1/api/countries/')
          expect(below(call).map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql')
      })
    }
  } finally {
    await environment.stopApi()
    await environment.startApi()
    await receiver.stop()
  }
})
