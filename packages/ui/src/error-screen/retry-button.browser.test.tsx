import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RetryButton } from './retry-button.tsx'

afterEach(() => vi.unstubAllGlobals())

async function renderButton() {
  const refresh = vi.fn()
  const router = { refresh } as unknown as NonNullable<React.ContextType<typeof AppRouterContext>>
  const { getByRole } = await render(
    <AppRouterContext value={router}>
      <RetryButton text="Try again" />
    </AppRouterContext>,
  )
  return { refresh, button: getByRole('button', { name: 'Try again' }) }
}

it.each([200, 404])('refreshes the page when it answers %d', async (status) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const { refresh, button } = await renderButton()
  await button.click()
  await expect.poll(() => refresh.mock.calls.length).toBe(1)
})

it.each([
  ['answers with an error', async () => new Response(null, { status: 503 })],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not refresh a page that %s: that would reload the document', async (_, answer) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  const { refresh, button } = await renderButton()
  await button.click()
  await expect.poll(() => fetch.mock.calls.length).toBe(1)
  await expect.element(button).toBeEnabled()
  expect(refresh).not.toHaveBeenCalled()
})
