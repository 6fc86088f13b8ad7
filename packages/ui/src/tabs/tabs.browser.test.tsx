import '../tokens/tokens.css'
import '../base/base.css'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

const TABS = [
  { id: 'books', text: 'Books', count: '16', content: <a href="/book/the-rain-ledger/">The Rain Ledger</a> },
  { id: 'lists', text: 'Lists', content: 'Ten books about rain.' },
  { id: 'articles', text: 'Articles', content: 'How the monsoon came into the novel.' },
]
const tab = (name: string) => page.getByRole('tab', { name })
const shown = () => render(<Tabs label="What was found" tabs={TABS} />)

describe('Tabs', () => {
  it('opens with the first one', async () => {
    await shown()
    await expect.element(tab('Books 16')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tabpanel', { name: 'Books 16' })).toBeVisible()
    await expect.element(page.getByText('Ten books about rain.')).not.toBeVisible()
  })

  it('has all of them in the markup', async () => {
    const { container } = await shown()
    expect(container.textContent).toContain('How the monsoon came into the novel.')
  })

  it('opens another tab by a click', async () => {
    await shown()
    await tab('Lists').click()
    await expect.element(page.getByRole('tabpanel', { name: 'Lists' })).toHaveTextContent('Ten books about rain.')
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })

  it.each([
    ['{ArrowRight}', 'Lists'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Books 16'],
    ['{ArrowLeft}', 'Articles'],
    ['{End}', 'Articles'],
    ['{End}{Home}', 'Books 16'],
  ])('moves by %s to %s', async (keys, name) => {
    await shown()
    await userEvent.tab()
    await userEvent.keyboard(keys)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  })

  it('is one stop on the way with the Tab key; the next is what it content', async () => {
    await shown()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('tabpanel')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'The Rain Ledger' })).toHaveFocus()
  })

  it('moves no tab when another one is opened', async () => {
    await shown()
    const places = () =>
      page
        .getByRole('tab')
        .elements()
        .map((each) => each.getBoundingClientRect().left)
    const before = places()
    await tab('Articles').click()
    await expect.element(tab('Articles')).toHaveAttribute('aria-selected', 'true')
    expect(places()).toEqual(before)
  })

  it('opens the first tab when the open one is removed', async () => {
    const { rerender } = await shown()
    await tab('Articles').click()
    await rerender(<Tabs label="What was found" tabs={TABS.slice(0, 2)} />)
    await expect.element(tab('Books 16')).toHaveAttribute('aria-selected', 'true')
  })

  it('is high enough for a thumb', async () => {
    await shown()
    for (const each of page.getByRole('tab').elements()) {
      expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })
})
