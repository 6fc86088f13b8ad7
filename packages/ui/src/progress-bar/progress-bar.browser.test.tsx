import '../tokens/tokens.css'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { announceRouterNavigation } from './first-navigation.ts'
import { ProgressBar } from './progress-bar.tsx'

const bar = () => page.getByRole('progressbar', { name: 'Loading' })
const element = () => document.getElementById('nprogress')
/** What the library writes as soon as it is there. */
const libraryStyle = () =>
  [...document.querySelectorAll('style')].find(({ textContent }) => /#nprogress \.spinner/.test(textContent))
/** What Next's router does when a page has come. */
const arrive = () => history.replaceState(history.state, '')
const stay = (event: { preventDefault: () => void }) => event.preventDefault()

afterEach(async () => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(element).toBeNull()
})

describe('ProgressBar', () => {
  it('is there while the router loads a page: orange, 3 px high, at the top of the screen, and lets clicks through', async () => {
    await render(<ProgressBar label="Loading" />)
    await expect.element(bar()).not.toBeInTheDocument()
    announceRouterNavigation()
    await expect.element(bar()).toBeVisible()
    const line = bar().element().firstElementChild as Element
    const { backgroundColor, height, position, top } = getComputedStyle(line)
    expect({ backgroundColor, height, position, top }).toEqual({
      backgroundColor: 'rgb(255, 138, 0)',
      height: '3px',
      position: 'fixed',
      top: '0px',
    })
    expect(getComputedStyle(bar().element()).pointerEvents).toBe('none')
    arrive()
    await expect.element(bar()).not.toBeInTheDocument()
  })

  it('does not begin for a page that has come before its code', async () => {
    await render(<ProgressBar label="Loading" />)
    announceRouterNavigation()
    arrive()
    await expect.poll(libraryStyle).toBeDefined()
    expect(element()).toBeNull()
  })

  it('does not begin for a page that was stopped before its code came', async () => {
    await render(<ProgressBar label="Loading" />)
    announceRouterNavigation()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(libraryStyle).toBeDefined()
    expect(element()).toBeNull()
  })

  it('is not loaded before a visitor moves', async () => {
    const { container } = await render(<ProgressBar label="Loading" />)
    expect(libraryStyle()).toBeUndefined()
    container.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await expect.poll(libraryStyle).toBeDefined()
    expect(element()).toBeNull()
  })

  it('is hidden on a page from the back/forward cache', async () => {
    await render(<ProgressBar label="Loading" />)
    announceRouterNavigation()
    await expect.element(bar()).toBeVisible()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(bar()).not.toBeInTheDocument()
  })

  it.each([
    { name: 'that a script handles', link: <a href="/elsewhere">Go</a> },
    {
      name: 'to a file',
      link: (
        <a href="/file" download>
          Go
        </a>
      ),
    },
    { name: 'to the mail', link: <a href="mailto:a@b.example">Go</a> },
    {
      name: 'for a new tab',
      link: (
        <a href="/elsewhere" target="_blank" rel="noreferrer">
          Go
        </a>
      ),
    },
    { name: 'to a place in this page', link: <a href="#below">Go</a> },
  ])('does not begin with a link $name', async ({ link }) => {
    await render(
      // biome-ignore lint/a11y: the links of a test lead nowhere
      <div onClick={stay}>
        <ProgressBar label="Loading" />
        {link}
      </div>,
    )
    await userEvent.click(page.getByRole('link', { name: 'Go' }))
    expect(element()).toBeNull()
  })

  it.each([
    { name: 'begins with a form that leads to a page', attributes: {}, isShown: true },
    {
      name: 'does not begin with a form whose answer is saved as a file',
      attributes: { 'data-saves-file': '' },
      isShown: false,
    },
  ])('$name', async ({ attributes, isShown }) => {
    await render(
      <>
        <ProgressBar label="Loading" />
        <form method="post" action="/elsewhere" {...attributes}>
          <button type="submit">Send</button>
        </form>
      </>,
    )
    const send = page.getByRole('button', { name: 'Send' })
    await userEvent.hover(send)
    await expect.poll(libraryStyle).toBeDefined()
    // The page of the test stays; what was shown is read before the browser is told so.
    const shown = new Promise<boolean>((resolve) => {
      const keep = (event: NavigateEvent) => {
        resolve(element() !== null)
        event.preventDefault()
      }
      navigation.addEventListener('navigate', keep, { once: true })
    })
    await userEvent.click(send)
    expect(await shown).toBe(isShown)
  })

  it('continues when such a link is clicked while a page is loading', async () => {
    await render(
      // biome-ignore lint/a11y: the links of a test lead nowhere
      <div onClick={stay}>
        <ProgressBar label="Loading" />
        <a href="/elsewhere">Go</a>
      </div>,
    )
    announceRouterNavigation()
    await userEvent.click(page.getByRole('link', { name: 'Go' }))
    await expect.element(bar()).toBeVisible()
  })
})
