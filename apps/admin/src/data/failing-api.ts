import { afterEach, beforeEach, vi } from 'vitest'
import { forgetLogin, loadMe, rememberLogin } from './auth-provider.ts'

const ME = { account_id: 'maya', permissions: [], second_factor: { state: 'passed' } }

/** In each test a member is logged in whose changes all fail. Returns the idempotency keys that were sent. */
export function failEachChange(): (string | null)[] {
  const keys: (string | null)[] = []
  beforeEach(async () => {
    sessionStorage.clear()
    localStorage.clear()
    keys.length = 0
    vi.stubGlobal('fetch', async (_: string, { method = 'GET', headers }: RequestInit) => {
      if (method === 'GET') return Response.json(ME)
      keys.push(new Headers(headers).get('idempotency-key'))
      return Response.json({ detail: 'Try again later.' }, { status: 500 })
    })
    rememberLogin()
    await loadMe({ again: true })
  })
  afterEach(async () => {
    // Nobody is known to the next test file.
    vi.stubGlobal('fetch', async () => Response.json({ ...ME, account_id: undefined }))
    await loadMe({ again: true })
    forgetLogin()
    vi.unstubAllGlobals()
  })
  return keys
}
