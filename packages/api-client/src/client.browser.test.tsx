import { expect, it } from 'vitest'
import { type ClientOptions, createClient } from './client.ts'

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({
    baseUrl: '/v1/',
    fetch: (address, init) => fetch(String(address).replace('/v1/', '/'), init),
    ...options,
  })

// The server that serves the tests is the site here, and this package's own manifest is what its API answers.
it('in a browser the base is relative to the site', async () => {
  const manifest = await client().call<{ name: string }>('package.json')
  expect(manifest.name).toBe('@dabali/api-client')
})

it('in a browser a call is aborted and timed as anywhere', async () => {
  const hasty = client({ retries: 0 })
  await expect(hasty.call('package.json', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await expect(hasty.call('package.json', { timeoutMilliseconds: 0 })).rejects.toMatchObject({ text: 'timeout' })
})

it('in a browser a page where an answer should be is no answer', async () => {
  await expect(client().call('README.md', { retries: 0 })).rejects.toMatchObject({
    toast: 'Something went wrong!',
  })
})
