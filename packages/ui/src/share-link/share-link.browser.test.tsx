import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShareLink } from './share-link.tsx'

const URL_OF_PAGE = 'https://example.com/news/tea'
const texts = { share: 'Share', copied: 'The link is copied' }
const onCopied = vi.fn()
const shown = <ShareLink url={URL_OF_PAGE} title="Tea & more" texts={texts} onCopied={onCopied} />
const giveNavigator = (key: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, key, { value, configurable: true })

afterEach(() => {
  // What the browser has itself comes to light again.
  for (const key of ['share', 'clipboard']) Reflect.deleteProperty(navigator, key)
})

describe('ShareLink', () => {
  it('hands the page to the device where that can share', async () => {
    const share = vi.fn(() => Promise.resolve())
    giveNavigator('share', share)
    await render(shown)
    await page.getByRole('link', { name: 'Share' }).click()
    expect(share).toHaveBeenCalledWith({ url: URL_OF_PAGE, title: 'Tea & more' })
  })

  it('copies the URL where sharing is not supported, and shows that it did', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    giveNavigator('share', undefined)
    giveNavigator('clipboard', { writeText })
    await render(shown)
    await page.getByRole('link', { name: 'Share' }).click()
    expect(writeText).toHaveBeenCalledWith(URL_OF_PAGE)
    await vi.waitFor(() => expect(onCopied).toHaveBeenCalledExactlyOnceWith('The link is copied'))
  })

  it('is a mail with the title and the address while no script has run', async () => {
    await render(shown)
    await expect
      .element(page.getByRole('link', { name: 'Share' }))
      .toHaveAttribute('href', 'mailto:?subject=Tea%20%26%20more&body=https%3A%2F%2Fexample.com%2Fnews%2Ftea')
  })
})
