import { afterAll, expect, it } from 'vitest'
import { createClient } from '../src/client.ts'
import { RECORDED_ERRORS } from './recorded-errors.ts'
import { startStubServer } from './stub-server.ts'

const server = await startStubServer()
afterAll(server.stop)

it.each(RECORDED_ERRORS)('reads $asked: "$toast"', async ({ status, body, toast }) => {
  const isPage = typeof body === 'string' && body.startsWith('<')
  server.respondWith({ status, body: isPage ? body : JSON.stringify(body) })
  await expect(createClient({ baseUrl: server.baseUrl }).call('api/')).rejects.toMatchObject({
    status,
    toast,
    message: toast,
  })
})
