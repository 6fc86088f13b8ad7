import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CopyDetails } from './copy-details.tsx'

const shared = { url: 'https://example.com/news/tea', title: 'Tea & more' }
const texts = { copy: 'Copy link', copied: 'Link copied', failed: 'Not copied' }
const details = (
  <CopyDetails summary="Share" text={shared.url} texts={texts} shared={shared}>
    <a href="mailto:">Email</a>
  </CopyDetails>
)
const giveNavigator = (key: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, key, { value, configurable: true })

afterEach(() => {
  // The properties of the browser become visible again.
  for (const key of ['share', 'clipboard']) Reflect.deleteProperty(navigator, key)
})

describe('CopyDetails', () => {
  it('opens the share sheet where the device has one, and stays closed', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    giveNavigator('share', share)
    await render(details)
    await page.getByText('Share').click()
    expect(share).toHaveBeenCalledExactlyOnceWith(shared)
    await expect.element(page.getByRole('link', { name: 'Email' })).not.toBeInTheDocument()
  })

  it('opens where the share sheet is refused', async () => {
    giveNavigator('share', () => Promise.reject(new DOMException('', 'NotAllowedError')))
    await render(details)
    await page.getByText('Share').click()
    await expect.element(page.getByRole('link', { name: 'Email' })).toBeVisible()
  })

  it('offers links and copies the address where there is none', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    giveNavigator('share', undefined)
    giveNavigator('clipboard', { writeText })
    await render(details)
    await page.getByText('Share').click()
    await expect.element(page.getByRole('link', { name: 'Email' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Link copied')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(shared.url)
  })

  it('says so where nothing can be copied', async () => {
    giveNavigator('share', undefined)
    giveNavigator('clipboard', undefined)
    await render(details)
    await page.getByText('Share').click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Not copied')
  })
})
