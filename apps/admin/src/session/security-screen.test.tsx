// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetLogin, rememberLogin } from '../data/auth-provider.ts'
import { render, settle } from '../testing/render.tsx'
import { QrCode } from './factor-setup.tsx'
import SecurityScreen from './security-screen.tsx'

const ME = {
  ...{ account_id: 'maya', email: 'maya@example.com', permissions: [] },
  second_factor: { state: 'passed', has_totp: true, passkeys: [], recovery_codes: 10 },
}
let isAway: boolean
let numFailed: number
beforeEach(() => {
  isAway = false
  numFailed = 0
  rememberLogin()
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') {
      isAway = true
      return Response.json({ recovery_codes: ['t5g4-4rfo', '2ouw-3o4s'] })
    }
    if (address.includes('sessions')) return Response.json({ results: [] })
    if (isAway) numFailed += 1
    return isAway ? Response.json({ detail: 'Away.' }, { status: 500 }) : Response.json(ME)
  })
})
afterEach(() => {
  vi.useRealTimers()
  forgetLogin()
  vi.unstubAllGlobals()
})

const named = (name: string) =>
  Array.from(document.querySelectorAll('button')).findLast(({ textContent }) => textContent === name)

it('recovery codes, which are shown once, stay when the screen cannot be loaded again', async () => {
  await render(<SecurityScreen />)
  await act(() => vi.waitFor(() => expect(named('security.newCodes')).toBeDefined()))
  await settle(() => named('security.newCodes')?.click())
  // Past all attempts to load it again.
  vi.useFakeTimers()
  await act(async () => {
    document.querySelector('form')?.requestSubmit()
    await vi.advanceTimersByTimeAsync(60_000)
  })
  expect(numFailed).toBeGreaterThan(1)
  expect(document.body.textContent).toContain('t5g4-4rfo')
})

it('a new app says that it replaces the present one, and can be left', async () => {
  await render(<SecurityScreen />)
  await act(() => vi.waitFor(() => expect(named('security.add')).toBeDefined()))
  await settle(() => named('security.add')?.click())
  vi.stubGlobal('fetch', async () => Response.json({ uri: 'otpauth://totp/Dabali:maya?secret=ABC', secret: 'ABC' }))
  await settle(() => named('security.replaceApp')?.click())
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('security.replaceText')))
  expect(named('security.confirmReplace')).toBeDefined()
  await settle(() => named('admin.action.cancel')?.click())
  expect(document.body.textContent).not.toContain('security.replaceText')
  expect(document.activeElement?.textContent).toBe('security.add')
})

it('each step of a second factor has the focus, since the button before it is gone', async () => {
  await render(<SecurityScreen />)
  await act(() => vi.waitFor(() => expect(named('security.add')).toBeDefined()))
  await settle(() => named('security.add')?.click())
  expect(document.activeElement?.textContent).toBe('security.addPasskey')
  vi.stubGlobal('fetch', async () => Response.json({ uri: 'otpauth://totp/Dabali:maya?secret=ABC', secret: 'ABC' }))
  await settle(() => named('security.replaceApp')?.click())
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('security.scan')))
  expect(document.activeElement?.textContent).toBe('security.scan')
})

it('the code of an authenticator app is drawn with light cells around it', async () => {
  const { container } = await render(<QrCode text="otpauth://totp/Dabali:maya?secret=ABC" label="QR" />)
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
})
