import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { createServerClient, nullOn404OrDenied } from './request-context.ts'

it('returns the value', async () => {
  expect(await nullOn404OrDenied(Promise.resolve('an order'))).toEqual({ value: 'an order' })
})

it.each([
  { status: 404, answer: undefined },
  { status: 401, answer: { refused: 'login' } },
  { status: 403, answer: { refused: 'foreign' } },
])('answers a $status with $answer', async ({ status, answer }) => {
  expect(await nullOn404OrDenied(Promise.reject(new ApiError(status)))).toEqual(answer)
})

it.each([500, 429])('rethrows a %s', async (status) => {
  await expect(nullOn404OrDenied(Promise.reject(new ApiError(status)))).rejects.toMatchObject({ status })
})

it('sends cookies of earlier responses before those of the visitor, and passes them on', async () => {
  const requests: (string | undefined)[] = []
  const server = createServer((request, response) => {
    requests.push(request.headers.cookie)
    if (requests.length === 1) response.setHeader('set-cookie', 'basket=new; Path=/; HttpOnly')
    response.setHeader('content-type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const handedOn: string[] = []
  const client = createServerClient({
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiTimeoutMs: 4000,
    headers: new Headers({ cookie: 'basket=old; storeData=x' }),
    onSetCookie: (cookie) => handedOn.push(cookie),
  })
  await client.call('api/basket/')
  await client.call('api/basket/')
  server.close()
  expect(requests).toEqual(['basket=old; storeData=x', 'basket=new; basket=old; storeData=x'])
  expect(handedOn).toEqual(['basket=new; Path=/; HttpOnly'])
})

it('sends the internal secret only with calls that belong to no visitor', async () => {
  const requests: (string | undefined)[] = []
  const server = createServer((request, response) => {
    requests.push(request.headers.authorization)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const api = { apiOrigin, apiTimeoutMs: 4000 }
  await createServerClient({ ...api, internalSecret: 'secret' }).call('api/search/')
  await createServerClient({ ...api, internalSecret: 'secret', headers: new Headers() }).call('api/search/')
  await createServerClient(api).call('api/search/')
  server.close()
  expect(requests).toEqual(['Bearer secret', undefined, undefined])
})

it('ends a call that takes longer than allowed', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const call = createServerClient({ apiOrigin, apiTimeoutMs: 100 }).call('api/search/')
  await expect(call).rejects.toMatchObject({ status: 0, text: 'timeout' })
  server.closeAllConnections()
  server.close()
})

it('sends the id and the trace of the request that a call is made for', async () => {
  const requests: object[] = []
  const server = createServer(({ headers }, response) => {
    const { 'x-request-id': id, traceparent } = headers
    requests.push({ id, traceparent })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const api = { apiOrigin, apiTimeoutMs: 4000 }
  const ofRequest = { 'x-request-id': 'request-12345', traceparent: 'trace' }
  await createServerClient({ ...api, headers: new Headers(ofRequest) }).call('api/search/')
  await createServerClient({ ...api, inheritedHeaders: ofRequest }).call('api/search/')
  await createServerClient(api).call('api/search/')
  server.close()
  const known = { id: 'request-12345', traceparent: 'trace' }
  expect(requests).toEqual([known, known, { id: undefined, traceparent: undefined }])
})
