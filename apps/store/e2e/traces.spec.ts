import { expect, requestTest } from '@dabali/tooling/end-to-end'
import { type ReceivedSpan, startReceiver } from '@dabali/tooling/otlp-receiver'

const PAGES = [
  { name: 'a page that is cached for everyone', path: '/book/the-rain-ledger/', status: 200 },
  { name: 'a page for one visitor', path: `/order/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`, status: 404 },
  { name: 'a call that the site passes on', path: '/v1/api/products/', status: 200 },
]

requestTest('a request is one trace from the site through the API to SQL, with one id', async ({ environment }) => {
  requestTest.slow()
  const receiver = await startReceiver()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
  const requestSpans = (service: string, id: string) =>
    receiver.spans.filter((span) => span.service === service && span.attributes['dabali.request_id'] === id)
  const below = (above: ReceivedSpan | undefined) =>
    receiver.spans.filter(({ traceId, parentSpanId }) => traceId === above?.traceId && parentSpanId === above?.spanId)
  await environment.stopApi()
  try {
    await environment.startApi(settings)
    const url = await environment.startSecondServer(settings)
    for (const { name, path, status } of PAGES) {
      await requestTest.step(name, async () => {
        const answer = await fetch(url + path)
        await answer.text()
        expect(answer.status).toBe(status)
        const id = String(answer.headers.get('x-request-id'))
        // Spans are sent every few seconds.
        await expect.poll(() => requestSpans('dabali-store', id)).toHaveLength(1)
        const [page] = requestSpans('dabali-store', id)
        await expect.poll(() => requestSpans('dabali-api', id)).not.toHaveLength(0)
        for (const call of requestSpans('dabali-api', id))
          expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId })
        const sql = requestSpans('dabali-api', id).flatMap(below)
        expect(new Set(sql.map(({ attributes }) => attributes['db.system.name']))).toEqual(new Set(['postgresql']))
      })
    }
  } finally {
    await environment.stopApi()
    await environment.startApi()
    await receiver.stop()
  }
})
