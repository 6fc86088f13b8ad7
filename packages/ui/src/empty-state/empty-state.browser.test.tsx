import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EmptyState } from './empty-state.tsx'

const way = { href: '/new', text: 'New this week' }
const texts = { heading: 'Your cart is empty', text: 'Somebody in Dharan is reading it.' }

describe('EmptyState', () => {
  it('shows the reason and a link', async () => {
    await render(<EmptyState {...texts} link={way} />)
    await expect.element(page.getByText('Somebody in Dharan is reading it.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'New this week' })).toHaveAttribute('href', '/new')
  })

  it('is a part of its page, unless it is all of it', async () => {
    const { rerender } = await render(<EmptyState {...texts} />)
    await expect.element(page.getByRole('heading', { level: 2, name: texts.heading })).toBeVisible()
    await rerender(<EmptyState {...texts} level={1} />)
    await expect.element(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible()
  })

  it('has room for a second way on', async () => {
    await render(
      <EmptyState {...texts} icon="failed">
        <button type="button">Try again</button>
      </EmptyState>,
    )
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
