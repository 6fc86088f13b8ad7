import '../tokens/tokens.css'
import '../base/base.css'
import { type FormEvent, StrictMode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceGroup } from '../choice-group/choice-group.tsx'
import { TextField } from '../field/field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const WAYS = [
  { value: 'cash', text: 'Cash on delivery', closed: 'Not for gifts.' },
  { value: 'esewa', text: 'eSewa' },
]
const ERRORS = {
  phone: 'Mobile number: ten digits',
  payment: 'Payment: choose one',
}
const GONE = 'The last copy went while you were writing.'

function Form({ whole }: { whole?: string }) {
  const [attempt, setAttempt] = useState(0)
  const [wrong, setWrong] = useState<(keyof typeof ERRORS)[]>([])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    setWrong((['phone', 'payment'] as const).filter((field) => !sent.get(field)))
    setAttempt(attempt + 1)
  }
  const errors = wrong.map((field) => ({ field, text: ERRORS[field] }))
  return (
    <form onSubmit={submit}>
      <ErrorSummary
        heading="Some things to put right"
        attempt={attempt}
        errors={whole && attempt ? [...errors, { text: whole }] : errors}
      />
      <TextField name="phone" label="Mobile number" onChange={() => setWrong((kept) => kept.slice(1))} />
      <ChoiceGroup name="payment" legend="Payment" options={WAYS} />
      <button type="submit">Pay</button>
    </form>
  )
}

const summary = () => page.getByRole('region', { name: 'Some things to put right' })
const pay = () => page.getByRole('button', { name: 'Pay' }).click()

async function refused(shown = <Form />) {
  await render(<StrictMode>{shown}</StrictMode>)
  await pay()
  await expect.element(summary()).toHaveFocus()
}

describe('ErrorSummary', () => {
  it('is not there while nothing is wrong', async () => {
    await render(<Form />)
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  })

  it('takes the focus when it appears, and reads out all of it', async () => {
    await refused()
    await expect.element(summary()).toHaveAccessibleDescription('Mobile number: ten digits Payment: choose one')
  })

  it('takes the focus again with each attempt, even when the same is wrong', async () => {
    await refused()
    await page.getByRole('textbox').click()
    await pay()
    await expect.element(summary()).toHaveFocus()
  })

  it('leaves the focus alone while a field is put right', async () => {
    await refused()
    await page.getByRole('textbox').fill('9')
    await expect.element(page.getByRole('link', { name: ERRORS.phone })).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  })

  it('links each error to its field without changing the URL', async () => {
    await refused()
    const { href } = location
    await page.getByRole('link', { name: ERRORS.phone }).click()
    await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus()
    expect(location.href).toBe(href)
  })

  it('leads with the keyboard too', async () => {
    await refused()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus()
  })

  it('leads into a group to the first that can be chosen', async () => {
    await refused()
    await page.getByRole('link', { name: ERRORS.payment }).click()
    await expect.element(page.getByRole('radio', { name: 'eSewa' })).toHaveFocus()
  })

  it('shows an error of the whole form without a link', async () => {
    await refused(<Form whole={GONE} />)
    await expect.element(summary().getByText(GONE)).toBeVisible()
    await expect.element(page.getByRole('link', { name: GONE })).not.toBeInTheDocument()
  })
})
