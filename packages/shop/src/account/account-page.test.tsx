import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LIBRARY_PATH } from '../paths.ts'
import { AccountPage } from './account-page.tsx'

const ORIGINS = { store: 'https://books.example', culture: 'https://stage.example' }

const page = () =>
  renderToStaticMarkup(
    <AccountPage title="Library" path={LIBRARY_PATH} context={{ language: 'en', origins: ORIGINS }}>
      <p>Twelve books</p>
    </AccountPage>,
  )

it('has the pages of the account beside its content, with this one marked', () => {
  const html = page()
  expect(html).toMatch(/<nav[^>]* aria-label="Your account">/)
  const links = [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)]
  expect(links.map(([, , text]) => text)).toEqual([
    'Overview',
    'Orders',
    'My tickets',
    'Library',
    'Saved',
    'Following',
    'Wishlist',
    'Addresses',
    'Profile',
  ])
  expect(
    links.filter(([, attributes]) => attributes?.includes('aria-current="page"')).map(([, , text]) => text),
  ).toEqual(['Library'])
  expect(html.indexOf('</nav>')).toBeLessThan(html.indexOf('Twelve books'))
})

it('leads to the wishlist of the store from both sites', () => {
  expect(page()).toContain('href="https://books.example/wishlist"')
  expect(page()).toContain('href="https://stage.example/following"')
  expect(page()).toContain('href="/orders"')
})
