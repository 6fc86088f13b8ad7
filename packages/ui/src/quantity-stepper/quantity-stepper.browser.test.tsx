import '../tokens/tokens.css'
import '../base/base.css'
import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuantityStepper } from './quantity-stepper.tsx'

const asked: number[] = []
beforeEach(() => {
  asked.length = 0
})

function Line({
  from = 2,
  pending = false,
  language = 'en',
}: {
  from?: number
  pending?: boolean
  language?: 'en' | 'ne'
}) {
  const [value, setValue] = useState(from)
  const onChange = (quantity: number) => {
    asked.push(quantity)
    setValue(quantity)
  }
  return (
    <StrictMode>
      <QuantityStepper
        label="Copies of The Rain Ledger"
        value={value}
        max={5}
        onChange={onChange}
        pending={pending}
        language={language}
        texts={{ fewer: 'One fewer', more: 'One more' }}
        limitText="Five is all we have."
      />
    </StrictMode>
  )
}

const number = () => page.getByRole('spinbutton', { name: 'Copies of The Rain Ledger' })
const fewer = () => page.getByRole('button', { name: 'One fewer' })
const more = () => page.getByRole('button', { name: 'One more' })

describe('QuantityStepper', () => {
  it('steps by one', async () => {
    await render(<Line />)
    await more().click()
    await expect.element(number()).toHaveValue('3')
    await fewer().click()
    await expect.element(number()).toHaveValue('2')
    expect(asked).toEqual([3, 2])
  })

  it('steps with the arrow keys', async () => {
    await render(<Line />)
    await number().click()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect.element(number()).toHaveValue('3')
    await expect.element(number()).toHaveAttribute('aria-valuenow', '3')
  })

  it('changes when Enter is pressed, not with each digit', async () => {
    await render(<Line from={1} />)
    await number().click()
    await userEvent.keyboard('4')
    expect(asked).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => asked).toEqual([4])
  })

  it('changes when the field loses the focus', async () => {
    await render(<Line />)
    await number().fill('4')
    await userEvent.tab()
    await expect.poll(() => asked).toEqual([4])
  })

  it('reads Devanagari digits, and writes them on a Nepali page', async () => {
    await render(<Line language="ne" />)
    await expect.element(number()).toHaveValue('२')
    await number().fill('४')
    await userEvent.tab()
    await expect.element(number()).toHaveValue('४')
    expect(asked).toEqual([4])
  })

  it('returns to its value when no number was typed', async () => {
    await render(<Line />)
    await number().fill('many')
    await userEvent.tab()
    await expect.element(number()).toHaveValue('2')
    expect(asked).toEqual([])
  })

  it('returns to its value with Escape', async () => {
    await render(<Line />)
    await number().fill('5')
    await userEvent.keyboard('{Escape}')
    await expect.element(number()).toHaveValue('2')
    await userEvent.tab()
    expect(asked).toEqual([])
  })

  it('leaves Escape to the dialog around it where nothing was typed', async () => {
    const taken: boolean[] = []
    const listening = new AbortController()
    addEventListener('keydown', ({ defaultPrevented }) => taken.push(defaultPrevented), { signal: listening.signal })
    await render(<Line />)
    await number().fill('5')
    await userEvent.keyboard('{Escape}{Escape}')
    listening.abort()
    expect(taken).toEqual([true, false])
  })

  it('stops at the available quantity and shows why', async () => {
    await render(<Line />)
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    await number().fill('12')
    await userEvent.tab()
    await expect.element(number()).toHaveValue('5')
    await expect.element(page.getByRole('status')).toHaveTextContent('Five is all we have.')
    await expect.element(number()).toHaveAccessibleDescription('Five is all we have.')
  })

  it('is at least one, whatever is typed', async () => {
    await render(<Line />)
    await number().fill('0')
    await userEvent.tab()
    await expect.element(number()).toHaveValue('1')
  })

  it('keeps the focus on a button at its limit', async () => {
    await render(<Line from={4} />)
    more().element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(number()).toHaveValue('5')
    await expect.element(more()).toHaveFocus()
    await expect.element(more()).toHaveAttribute('aria-disabled', 'true')
    expect(asked).toEqual([5])
  })

  it('takes no step while the last one is on its way', async () => {
    await render(<Line pending />)
    more().element().focus()
    await userEvent.keyboard('{Enter}')
    await number().click()
    await userEvent.keyboard('{ArrowUp}')
    await expect
      .element(page.getByRole('group', { name: 'Copies of The Rain Ledger' }))
      .toHaveAttribute('aria-busy', 'true')
    expect(asked).toEqual([])
  })

  it('has steps and a number that are large enough for a thumb', async () => {
    await render(<Line />)
    for (const part of [fewer(), number(), more()]) {
      const { width, height } = part.element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })
})
