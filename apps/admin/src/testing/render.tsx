import { notifyManager } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { type AuthProvider, CoreAdminContext, type DataProvider, memoryStore, testDataProvider } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'

// Its own timers would notify after the tests have looked.
notifyManager.setScheduler(queueMicrotask)

const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => [],
}

type Options = {
  authProvider?: Partial<AuthProvider>
  dataProvider?: Partial<DataProvider>
  permissions?: readonly string[]
  /** The address and the route that matches it. */
  at?: { path: string; route: string }
  language?: 'en' | 'ne'
}

/** Renders in the contexts of the back office: messages are their keys. */
export async function render(shown: ReactNode, { permissions = [], language = 'en', ...options }: Options = {}) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  // Not a hook: the module is loaded once for all test files.
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  const element = (
    <CoreAdminContext
      authProvider={{ ...authProvider, getPermissions: async () => permissions, ...options.authProvider }}
      dataProvider={testDataProvider(options.dataProvider)}
      store={memoryStore()}
      i18nProvider={{ translate: (key) => key, changeLocale: async () => undefined, getLocale: () => language }}
    >
      {shown}
    </CoreAdminContext>
  )
  const { path, route } = options.at ?? { path: '/', route: '*' }
  const router = createMemoryRouter(
    [
      { path: route, element },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  )
  await act(async () => root.render(<RouterProvider router={router} />))
  return { container, router }
}

/** The value of a hook; `current` is that of the last rendering. */
export async function renderHook<Value>(useValue: () => Value) {
  const result = {} as { current: Value }
  function Shown() {
    result.current = useValue()
    return null
  }
  await render(<Shown />)
  return result
}

/** Ends when everything that an event has begun is done, but for what waits for an answer. */
export const settle = (event: () => unknown = () => undefined) =>
  act(async () => {
    event()
    await new Promise((later) => setTimeout(later, 0))
  })

/** An answer that the test gives when it is time. */
export function answerLater<Answer>() {
  let answer: (value: Answer) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  const promise = new Promise<Answer>((resolve, reject) => {
    answer = resolve
    fail = reject
  })
  return { promise, answer, fail }
}
