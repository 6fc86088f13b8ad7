import '@dabali/ui/tokens.css'
import '@dabali/ui/base.css'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { searchFormMessages, searchSuggest } from './search.ts'
import { SearchForm } from './search-form.tsx'

const LEDGER = { kind: 'product', slug: 'the-rain-ledger', url: '', title: 'The Rain Ledger', thumbnail: '' }
const NEPALI = { kind: 'author', slug: 'ishvari-tamot', url: '', title: 'ईश्वरी तामोट', thumbnail: '' }
const ARTIST = { kind: 'artist', slug: 'tara', url: '', title: 'Tara', thumbnail: '' }
const PATHS = { product: '/book/{slug}/', author: '/author/{slug}' }

let requests: string[]
let pressed: string[]
let onKeyDown: () => Response | Promise<Response>

/** Where a press leads, without going there. */
const hold = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  pressed.push(link.getAttribute('href') ?? '')
}

beforeEach(() => {
  requests = []
  pressed = []
  onKeyDown = () => Response.json({ query: '', results: [LEDGER, ARTIST, NEPALI] })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { signal }: RequestInit = {}) => {
    requests.push(String(input))
    signal?.throwIfAborted()
    return onKeyDown()
  })
  document.addEventListener('click', hold, true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.removeEventListener('click', hold, true)
})

const show = (language: 'en' | 'ne' = 'en') =>
  render(
    <StrictMode>
      <SearchForm
        action={language === 'en' ? '/search' : '/ne/search'}
        texts={searchFormMessages(language, 'store')}
        suggest={searchSuggest({ language, paths: PATHS })}
      />
      <p>What stands below</p>
    </StrictMode>,
  )
const field = () => page.getByRole('combobox', { name: 'Search' })
const list = () => page.getByRole('listbox', { name: 'Suggestions' })
const option = (name: string) => page.getByRole('option', { name })

/** Enters each letter at once: between keys of the browser a busy machine can pause for longer than the debounce. */
function enter(input: string) {
  const element = document.querySelector('input[type=search]') as HTMLInputElement
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (let length = 1; length <= input.length; length += 1) {
    setValue?.call(element, input.slice(0, length))
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

async function type(input: string) {
  await page.getByRole('searchbox').click()
  await expect.element(field()).toBeVisible()
  enter(input)
  await expect.element(list()).toBeVisible()
}

it('suggests what has a page on this site with its kind, and all results last', async () => {
  await show()
  await type('rain')
  const texts = page
    .getByRole('option')
    .elements()
    .map((each) => each.textContent)
  expect(texts).toEqual(['The Rain Ledger Book', 'ईश्वरी तामोट Author', 'All results for “rain”'])
  expect(requests.at(-1)).toBe('/v1/api/search/suggest/?q=rain')
  await expect.element(page.getByText('ईश्वरी तामोट')).toHaveAttribute('lang', 'ne')
})

it('debounces typing and caches results', async () => {
  await show()
  await type('rain')
  await userEvent.keyboard('s')
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  await userEvent.keyboard('{Backspace}')
  await expect.element(option('All results for “rain”')).toBeVisible()
  expect(requests).toHaveLength(2)
})

it('can be navigated with the arrow keys, with the focus in the field', async () => {
  await show()
  await type('rain')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('The Rain Ledger Book')).toHaveAttribute('aria-selected', 'true')
  const marked = field().element().getAttribute('aria-activedescendant') ?? ''
  expect(document.getElementById(marked)?.textContent).toBe('The Rain Ledger Book')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option('All results for “rain”')).toHaveAttribute('aria-selected', 'true')
})

it('opens the active row with Enter', async () => {
  await show()
  await type('rain')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(pressed).toEqual(['/author/ishvari-tamot'])
  await expect.element(list()).not.toBeInTheDocument()
})

it('submits with Enter without an active row', async () => {
  const { container } = await show()
  const sent = vi.fn((event: Event) => event.preventDefault())
  container.querySelector('form')?.addEventListener('submit', sent)
  await type('rain')
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledOnce()
})

it('closes with Escape, keeps the input and reopens on click', async () => {
  await show()
  await type('rain')
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('rain')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await field().click()
  await expect.element(list()).toBeVisible()
})

it('closes on blur or when emptied', async () => {
  await show()
  await type('rain')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.keyboard('fog')
  await expect.element(list()).toBeVisible()
  await userEvent.tab()
  await expect.element(list()).not.toBeInTheDocument()
})

it('opens the tapped row', async () => {
  await show()
  await type('rain')
  await option('ईश्वरी तामोट Author').click()
  expect(pressed.at(-1)).toBe('/author/ishvari-tamot')
})

it('leads to the Nepali pages from a Nepali one', async () => {
  await show('ne')
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('barsha')
  const all = page.getByRole('option', { name: '“barsha” का सबै नतिजा' })
  await expect.element(all).toHaveAttribute('href', '/ne/search?q=barsha')
  const author = page.getByRole('option', { name: 'ईश्वरी तामोट लेखक' })
  await expect.element(author).toHaveAttribute('href', '/ne/author/ishvari-tamot')
})

it.each([
  { what: 'without a connection', fails: () => Promise.reject(new TypeError('Failed to fetch')) },
  { what: 'when the API is broken', fails: () => new Response('', { status: 500 }) },
  { what: 'of nothing', fails: () => Response.json({ query: '', results: [] }) },
])('says nothing $what', async ({ fails }) => {
  onKeyDown = fails
  await show()
  await page.getByRole('searchbox').click()
  enter('rain')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await expect.element(list()).not.toBeInTheDocument()
})

it('causes no layout shift and has large rows', async () => {
  await show()
  const below = () => page.getByText('What stands below').element().getBoundingClientRect().top
  const before = below()
  await type('rain')
  expect(below()).toBe(before)
  for (const each of page.getByRole('option').elements()) {
    expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})
