import '../tokens/tokens.css'
import '../base/base.css'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { alert, confirm, DialogHost } from './confirm.tsx'

const order = {
  title: 'Cancel this order?',
  text: 'The parcel has not left yet.',
  confirmText: 'Cancel order',
  cancelText: 'Keep address',
}
const address = { ...order, title: 'Remove this address?', confirmText: 'Remove it' }

const answers: unknown[] = []

/** A page with a button that asks. */
async function open(question: () => Promise<unknown>) {
  answers.length = 0
  const ask = async () => answers.push(await question())
  await render(
    <StrictMode>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <DialogHost />
    </StrictMode>,
  )
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

describe('confirm', () => {
  it.each([
    { way: 'the confirming button', close: () => press('Cancel order'), answer: true },
    { way: 'the other button', close: () => press('Keep address'), answer: false },
    { way: 'Escape', close: () => userEvent.keyboard('{Escape}'), answer: false },
    {
      way: 'a press beside it',
      close: () => userEvent.click(page.getByRole('alertdialog'), { position: { x: 9, y: -9 } }),
      answer: false,
    },
  ])('answers $answer to $way, and the focus goes back to what asked', async ({ close, answer }) => {
    await open(() => confirm(order))
    await expect
      .element(page.getByRole('alertdialog', { name: order.title }))
      .toHaveAccessibleDescription('The parcel has not left yet.')
    await close()
    await expect.poll(() => answers).toEqual([answer])
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  })

  it('has the cancel button first, with the focus, and a green confirm button with dark text', async () => {
    await open(() => confirm(order))
    const buttons = page.getByRole('alertdialog').getByRole('button').elements()
    expect(buttons.map((button) => button.textContent)).toEqual(['Keep address', 'Cancel order'])
    expect(document.activeElement).toBe(buttons[0])
    const { backgroundColor, color } = getComputedStyle(buttons[1] as Element)
    expect(backgroundColor).toBe('rgb(132, 189, 0)')
    expect(color).toBe('rgb(20, 26, 4)')
    await press('Keep address')
  })

  it('waits for its turn while another question is open', async () => {
    await open(() => Promise.all([confirm(order), confirm(address)]))
    await expect.element(page.getByRole('alertdialog')).toHaveAccessibleName('Cancel this order?')
    await press('Cancel order')
    await expect.element(page.getByRole('alertdialog')).toHaveAccessibleName('Remove this address?')
    expect(answers).toEqual([])
    await press('Keep address')
    await expect.poll(() => answers).toEqual([[true, false]])
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  })
})

describe('alert', () => {
  it.each([
    { way: 'its button', close: () => press('All right') },
    { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
  ])('has one button and is over after $way', async ({ close }) => {
    await open(() => alert({ title: 'The night has moved', text: 'Rain is coming.', closeText: 'All right' }))
    expect(page.getByRole('alertdialog').getByRole('button').elements()).toHaveLength(1)
    await close()
    await expect.poll(() => answers).toEqual([undefined])
  })
})
