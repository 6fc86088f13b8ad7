// @vitest-environment happy-dom
import { act } from 'react'
import { HttpError, ResourceContextProvider, useNotificationContext } from 'react-admin'
import { beforeEach, expect, it } from 'vitest'
import { createAuthProvider, forgetSessionEnd, rememberLogin } from '../../data/auth-provider.ts'
import { render, settle } from '../../testing/render.tsx'
import EntryScreen from './entry-screen.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  forgetSessionEnd()
})

const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

it('a save after the session has ended is not called saved, and what was typed is kept', async () => {
  rememberLogin()
  const messages: string[] = []
  function Watched() {
    const { notifications } = useNotificationContext()
    for (const { message } of notifications) messages.push(String(message))
    return (
      <ResourceContextProvider value="contributors">
        <EntryScreen />
      </ResourceContextProvider>
    )
  }
  const { container, router } = await render(<Watched />, {
    permissions: ['catalogue.write'],
    authProvider: {
      ...createAuthProvider([]),
      checkAuth: async () => undefined,
      getPermissions: async () => ['catalogue.write'],
    },
    dataProvider: { create: () => Promise.reject(new HttpError('', 401)) },
    at: { path: '/contributors/create', route: '/contributors/create' },
  })
  await settle()
  for (const input of container.querySelectorAll<HTMLInputElement>('input.input')) await type(input, 'Maya Gurung')
  await settle(() => container.querySelector('form')?.requestSubmit())
  expect(router.state.location.pathname).toBe('/login')
  expect(messages).not.toContain('resources.entries.saved')
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).toContain('Maya Gurung')
})
