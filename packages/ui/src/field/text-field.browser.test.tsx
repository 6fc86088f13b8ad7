import '../tokens/tokens.css'
import '../base/base.css'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './field.tsx'

const field = () => page.getByRole('textbox', { name: 'Mobile number' })

describe('TextField', () => {
  it('is named by its visible label', async () => {
    await render(<TextField name="phone" label="Mobile number" />)
    const [label, control] = [page.getByText('Mobile number').element(), field().element()]
    expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(control.getBoundingClientRect().top)
    await userEvent.click(label)
    await expect.element(field()).toHaveFocus()
  })

  it('hint and error are its description, in this order', async () => {
    await render(<TextField name="phone" label="Mobile number" hint="Ten digits." error="Five digits are missing." />)
    await expect.element(field()).toHaveAccessibleDescription('Ten digits. Five digits are missing.')
    await expect.element(field()).toBeInvalid()
  })

  it('is tied to nothing that is not there', async () => {
    await render(<TextField name="phone" label="Mobile number" />)
    await expect.element(field()).not.toHaveAttribute('aria-describedby')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })

  it('is marked as optional beside its label', async () => {
    await render(<TextField name="landmark" label="Landmark" optional="optional" />)
    await expect.element(page.getByRole('textbox', { name: 'Landmark optional' })).toBeVisible()
  })

  it('passes on what browsers need for autofill', async () => {
    await render(
      <TextField name="phone" label="Mobile number" type="tel" autoComplete="tel" inputMode="tel" required />,
    )
    for (const [attribute, value] of Object.entries({
      type: 'tel',
      autocomplete: 'tel',
      inputmode: 'tel',
      id: 'phone',
    })) {
      await expect.element(field()).toHaveAttribute(attribute, value)
    }
    await expect.element(field()).toBeRequired()
  })

  it('can be on a page twice under two ids', async () => {
    await render(
      <>
        <TextField name="name" id="sender" label="From" hint="You." />
        <TextField name="name" id="receiver" label="To" hint="The one who unwraps it." />
      </>,
    )
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription('You.')
    const to = page.getByRole('textbox', { name: 'To' })
    await expect.element(to).toHaveAccessibleDescription('The one who unwraps it.')
  })

  it('sends what was typed, with one row or several', async () => {
    const { container } = await render(
      <form>
        <TextField name="phone" label="Mobile number" />
        <TextField name="note" label="Note" multiline />
      </form>,
    )
    await field().fill('९८४१')
    await page.getByRole('textbox', { name: 'Note' }).fill('For the bus.\nAnd back.')
    const form = container.querySelector('form') ?? undefined
    expect(Object.fromEntries(new FormData(form))).toEqual({ phone: '९८४१', note: 'For the bus.\nAnd back.' })
  })

  it('is high enough for a thumb, in letters that no phone zooms in on', async () => {
    await render(<TextField name="phone" label="Mobile number" />)
    const control = field().element()
    expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(Number.parseFloat(getComputedStyle(control).fontSize)).toBeGreaterThanOrEqual(16)
  })
})
