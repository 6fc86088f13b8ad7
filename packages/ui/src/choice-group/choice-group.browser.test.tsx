import '../tokens/tokens.css'
import '../base/base.css'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceGroup } from './choice-group.tsx'

const REASON = 'Not for gifts.'
const OPTIONS = [
  { value: 'esewa', text: 'eSewa', hint: 'You come back here.', detail: 'Rs 0' },
  { value: 'cash on delivery', text: 'Cash on delivery', closed: REASON },
  { value: 'khalti', text: 'Khalti' },
]
const choice = (name: string) => page.getByRole('radio', { name, exact: true })

function Kept({ from = '', told }: { from?: string; told?: (value: string) => void }) {
  const [value, setValue] = useState(from)
  const onChange = (next: string) => {
    told?.(next)
    setValue(next)
  }
  return <ChoiceGroup name="payment" legend="Payment" options={OPTIONS} value={value} onChange={onChange} />
}

describe('ChoiceGroup', () => {
  it('is one group under its legend', async () => {
    await render(<Kept />)
    await expect.element(page.getByRole('radiogroup', { name: 'Payment' })).toBeVisible()
  })

  it('a choice is named by its label; price and hint are its description', async () => {
    await render(<Kept />)
    await expect.element(choice('eSewa')).toHaveAccessibleDescription('Rs 0 You come back here.')
  })

  it('is chosen by a click anywhere on its row', async () => {
    const values: string[] = []
    await render(<Kept told={(value) => values.push(value)} />)
    await page.getByText('You come back here.').click()
    await expect.element(choice('eSewa')).toBeChecked()
    expect(values).toEqual(['esewa'])
  })

  it('arrow keys skip disabled choices', async () => {
    await render(<Kept from="esewa" />)
    await userEvent.tab()
    await expect.element(choice('eSewa')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(choice('Khalti')).toBeChecked()
  })

  it('shows a closed choice with its reason, and does not let it be chosen', async () => {
    const values: string[] = []
    await render(<Kept told={(value) => values.push(value)} />)
    await expect.element(choice('Cash on delivery')).toBeDisabled()
    await expect.element(choice('Cash on delivery')).toHaveAccessibleDescription(REASON)
    await page.getByText(REASON).click({ force: true })
    await expect.element(choice('Cash on delivery')).not.toBeChecked()
    expect(values).toEqual([])
  })

  it('lets go of a choice that has closed', async () => {
    await render(<Kept from="cash on delivery" />)
    await expect.element(choice('Cash on delivery')).not.toBeChecked()
  })

  it('holds its own choice when it is not controlled', async () => {
    const { container } = await render(
      <form>
        <ChoiceGroup name="payment" legend="Payment" options={OPTIONS} defaultValue="esewa" />
      </form>,
    )
    await choice('Khalti').click()
    expect(new FormData(container.querySelector('form') ?? undefined).get('payment')).toBe('khalti')
  })

  it('describes the group with its error', async () => {
    await render(<ChoiceGroup name="payment" legend="Payment" options={OPTIONS} error="Choose how you pay." required />)
    const group = page.getByRole('radiogroup', { name: 'Payment' })
    await expect.element(group).toHaveAccessibleDescription('Choose how you pay.')
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  })

  it('has rows that are high enough for a thumb', async () => {
    await render(<Kept />)
    for (const radio of page.getByRole('radio').elements()) {
      expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })

  it('has tiles beside each other where there is room', async () => {
    const texts = ['Rs 500', 'Rs 1,000']
    const options = texts.map((text) => ({ value: text, text }))
    await render(
      <div style={{ width: 320 }}>
        <ChoiceGroup name="amount" legend="Amount" options={options} tiles />
      </div>,
    )
    const [first, second] = texts.map((name) => choice(name).element().closest('label')?.getBoundingClientRect())
    expect(first?.top).toBe(second?.top)
    expect(second?.left).toBeGreaterThan(first?.right ?? 0)
    expect(first?.height).toBeGreaterThanOrEqual(44)
  })
})
