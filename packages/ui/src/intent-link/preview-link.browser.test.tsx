import '../tokens/tokens.css'
import '../base/base.css'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AheadLink } from './ahead-link.tsx'
import { PreviewLink } from './preview-link.tsx'

/** What the router of Next tells a link, and what the links ask of it. */
const router = vi.hoisted(() => ({
  isPending: false,
  changed: new Set<() => void>(),
  prefetch: false,
}))

vi.mock('next/link', async () => {
  const { memo, useSyncExternalStore } = await import('react')
  type LinkProps = ComponentProps<'a'> & { prefetch: boolean; scroll?: boolean }
  function Link({ prefetch, scroll: _, ...props }: LinkProps) {
    router.prefetch = prefetch
    return <a {...props} />
  }
  const subscribe = (changed: () => void) => {
    router.changed.add(changed)
    return () => router.changed.delete(changed)
  }
  // A CommonJS module: what it exports is the component itself.
  return Object.assign(memo(Link), {
    useLinkStatus: () => ({ pending: useSyncExternalStore(subscribe, () => router.isPending) }),
  })
})

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

const stayHere = (event: Event) => event.preventDefault()
function setPending(isPending: boolean) {
  router.isPending = isPending
  flushSync(() => {
    for (const changed of router.changed) changed()
  })
}
const preview = () => document.querySelector<HTMLElement>('body > div[inert]')

beforeEach(async () => {
  // The pointer of the test before.
  await userEvent.unhover(document.body)
  router.isPending = false
  addEventListener('click', stayHere)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  removeEventListener('click', stayHere)
  delete document.documentElement.dataset['line']
})

async function renderCard(src?: string) {
  const view = await render(
    <>
      <header>
        <div style={{ height: 48 }}>Dabali</div>
      </header>
      <ul>
        <li lang="ne">
          {src && <img src={src} alt="" />}
          <PreviewLink href="/books/muna-madan/">मुनामदन</PreviewLink>
          <p data-preview="">Rs 250</p>
          <p>In stock</p>
        </li>
      </ul>
    </>,
  )
  await Promise.all([...document.images].map((image) => image.decode()))
  return view
}

it('shows the title, the facts and the cover of its card in place of the page until the next one is there', async () => {
  const src = picture(40, 60)
  const { getByRole, container } = await renderCard(src)
  await getByRole('link').click()
  expect(preview()).toBeNull()
  setPending(true)
  const shown = preview()
  expect(shown?.querySelector('h1')?.outerHTML).toBe('<h1 lang="ne">मुनामदन</h1>')
  expect(shown?.querySelector('img')?.src).toBe(src)
  expect(shown?.textContent).toBe('मुनामदनRs 250')
  expect([shown?.style.top, shown?.hasAttribute('data-tall')]).toEqual(['48px', true])
  // The header stays above it, while the list is scrolled.
  expect(container.querySelector('header')?.style.position).toBe('sticky')
  setPending(false)
  expect(preview()).toBeNull()
  expect(container.querySelector('header')?.style.position).toBe('')
})

it.each([
  ['a wide picture', picture(300, 100), 'data-wide'],
  ['no small square picture, which would be blurred', picture(120, 120), undefined],
  ['no picture where the card has none', undefined, undefined],
])('shows %s', async (_, src, attribute) => {
  const { getByRole } = await renderCard(src)
  await getByRole('link').click()
  setPending(true)
  expect(preview()?.querySelectorAll('img')).toHaveLength(attribute ? 1 : 0)
  if (attribute) expect(preview()?.hasAttribute(attribute)).toBe(true)
})

it('shows nothing of a page that is loading for another link', async () => {
  await renderCard()
  setPending(true)
  expect(preview()).toBeNull()
})

it('shows the list when the browser restores it as it was left', async () => {
  const { getByRole } = await renderCard()
  await getByRole('link').click()
  setPending(true)
  expect(preview()).not.toBeNull()
  dispatchEvent(new Event('pageshow'))
  expect(preview()).toBeNull()
})

it.each([
  ['is hovered', (link: Element) => userEvent.hover(link)],
  ['has the focus', () => userEvent.tab()],
  ['is touched', async (link: Element) => link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))],
])('prefetches its page when it %s', async (_, act) => {
  const seen = vi.fn()
  const props = { onPointerEnter: seen, onFocus: seen, onTouchStart: seen }
  const { getByRole } = await render(
    <div style={{ padding: 100 }}>
      <PreviewLink {...props} href="/books/" children="Books" />
    </div>,
  )
  expect(router.prefetch).toBe(false)
  await act(getByRole('link').element())
  await expect.poll(() => router.prefetch).toBe(true)
  expect(seen).toHaveBeenCalled()
})

it('prefetches nothing for a visitor who saves data', async () => {
  const line = { saveData: true }
  vi.spyOn(navigator as Navigator & { connection: object }, 'connection', 'get').mockReturnValue(line)
  const { getByRole } = await render(<PreviewLink href="/books/" children="Books" />)
  await getByRole('link').hover()
  expect(router.prefetch).toBe(false)
})

it.each([
  ['after two seconds', undefined, true],
  ['not on a slow line', 'slow', false],
])('a link that is likely to be opened is prefetched %s', async (_, line, isPrefetched) => {
  if (line) document.documentElement.dataset['line'] = line
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { unmount } = await render(<AheadLink href="/books/" children="Books" />)
  flushSync(() => vi.advanceTimersByTime(1900))
  expect(router.prefetch).toBe(false)
  flushSync(() => vi.advanceTimersByTime(200))
  expect(router.prefetch).toBe(isPrefetched)
  await unmount()
})
