import '@dabali/ui/tokens.css'
import '@dabali/ui/base.css'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { searchFormMessages } from './search.ts'
import { SearchForm } from './search-form.tsx'

const show = (query = '', language: 'en' | 'ne' = 'en') =>
  render(
    <StrictMode>
      <SearchForm action="/search" texts={searchFormMessages(language, 'store')} query={query} />
    </StrictMode>,
  )
const field = () => page.getByRole('searchbox', { name: 'Search' })

it('is a GET form with q, without scripts', async () => {
  const { container } = await show()
  const form = container.querySelector('form')
  expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['get', '/search'])
  await field().fill('barsha')
  expect([...new FormData(form ?? undefined)]).toEqual([['q', 'barsha']])
})

it('is the search of the page, by its element and in both languages', async () => {
  const { container } = await show('', 'ne')
  expect(container.querySelector('search')).not.toBeNull()
  await expect.element(page.getByRole('searchbox', { name: 'खोज' })).toBeVisible()
})

it('can be cleared, and the field keeps the focus', async () => {
  await show('rain')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

it('shows the clear button only when filled', async () => {
  await show()
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  await field().click()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeVisible()
})
