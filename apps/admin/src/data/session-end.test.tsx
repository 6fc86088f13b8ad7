// @vitest-environment happy-dom

import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { HttpError, useLogoutIfAccessDenied } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import LoginScreen from '../session/login-screen.tsx'
import { render, settle } from '../testing/render.tsx'
import { createAuthProvider, forgetSessionEnd, rememberLogin, sessionEnd, useSessionEnd } from './auth-provider.ts'

const provider = createAuthProvider([])
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  forgetSessionEnd()
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unauthorized' }, { status: 401 }))
  vi.stubGlobal('location', { pathname: '/messages/4/show', search: '?tab=answer' })
})
afterEach(() => vi.unstubAllGlobals())

it('remembers why and where the session ended, until the next login', async () => {
  rememberLogin()
  const refused = provider.checkError(new HttpError('', 401))
  await expect(refused).rejects.toMatchObject({ redirectTo: '/login', logoutUser: false })
  expect(sessionEnd()).toEqual({ reason: 'ended', path: '/messages/4/show?tab=answer' })
  await expect(provider.checkError(new HttpError('', 401))).rejects.toBeDefined()
  expect(sessionEnd()?.path).toBe('/messages/4/show?tab=answer')
  forgetSessionEnd()
  expect(sessionEnd()).toBeUndefined()
})

it('what was typed is forgotten at the logout, and not when a session ends', async () => {
  rememberLogin()
  sessionStorage.setItem('typed.maya.gift-card', '{}')
  sessionStorage.setItem('other', 'x')
  await provider.checkError(new HttpError('', 401)).catch(() => undefined)
  expect(sessionStorage).toHaveLength(2)
  await provider.logout({})
  expect(Object.keys(sessionStorage)).toEqual(['other'])
  sessionStorage.clear()
})

it('a wrong code of the login ends no session', async () => {
  await expect(provider.checkError(new HttpError('', 401))).rejects.toBeDefined()
  expect(sessionEnd()).toBeUndefined()
})

it('the login says why it is shown', async () => {
  rememberLogin()
  let deny: (error: unknown) => Promise<boolean> = async () => false
  function Screen() {
    deny = useLogoutIfAccessDenied()
    return null
  }
  const { router } = await render(<Screen />, { authProvider: provider })
  await act(async () => {
    await deny(new HttpError('', 401))
  })
  expect(router.state.location.pathname).toBe('/login')
  const { container } = await render(<LoginScreen />)
  expect(container.querySelector('[role=status]')?.textContent).toBe('admin.session.ended')
})

it('figures that a screen asks for end with the session as well, and other failures do not', async () => {
  rememberLogin()
  function Screen({ status }: { status: number }) {
    useSessionEnd()
    useQuery({
      queryKey: ['figures', status],
      retry: false,
      queryFn: () => Promise.reject(new HttpError('', status)),
    })
    return null
  }
  const broken = await render(<Screen status={500} />, { authProvider: provider })
  await settle()
  expect(broken.router.state.location.pathname).toBe('/')
  const ended = await render(<Screen status={401} />, { authProvider: provider })
  await settle()
  expect(ended.router.state.location.pathname).toBe('/login')
})
