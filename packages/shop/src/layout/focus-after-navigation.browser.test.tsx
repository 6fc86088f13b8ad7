import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'

const pageAt = (path: string) => (
  <PathnameContext.Provider value={path}>
    <main id="main" tabIndex={-1} />
    <FocusAfterNavigation />
  </PathnameContext.Provider>
)

it('keeps the focus while the page is the one that was loaded, and moves it with every other', async () => {
  const { rerender } = await render(pageAt(location.pathname))
  expect(document.activeElement).toBe(document.body)
  await rerender(pageAt('/artists'))
  expect(document.activeElement?.id).toBe('main')
})

it('moves the focus when a link was followed before it was hydrated', async () => {
  await render(pageAt('/events'))
  expect(document.activeElement?.id).toBe('main')
})

it('moves the focus from a link that is hidden with its page, and leaves one that is shown', async () => {
  const link = (shown: boolean) => (
    <div hidden={!shown}>
      <a href="/events">Events</a>
    </div>
  )
  const pages = (path: string, shown: boolean) => (
    <>
      {link(shown)}
      {pageAt(path)}
    </>
  )
  const { rerender, getByRole } = await render(pages('/artists', true))
  getByRole('link').element().focus()
  await rerender(pages('/records', true))
  expect(document.activeElement?.tagName).toBe('A')
  await rerender(pages('/events', false))
  expect(document.activeElement?.id).toBe('main')
})

it('closes the menu with Escape and moves the focus to its button', async () => {
  const { getByText } = await render(
    <>
      <header>
        <details>
          <summary>Menu</summary>
        </details>
        <a href="/events">Events</a>
      </header>
      {pageAt(location.pathname)}
    </>,
  )
  const menu = document.querySelector('details')
  await getByText('Menu').click()
  expect(menu?.open).toBe(true)
  getByText('Events').element().focus()
  await userEvent.keyboard('{Escape}')
  expect(menu?.open).toBe(false)
  expect(document.activeElement?.textContent).toBe('Menu')
  getByText('Events').element().focus()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement?.textContent).toBe('Events')
})
