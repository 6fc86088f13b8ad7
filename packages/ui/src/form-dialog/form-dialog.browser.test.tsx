import '../tokens/tokens.css'
import '../base/base.css'
import { StrictMode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormDialog } from './form-dialog.tsx'

type Send = (form: FormData) => Promise<string | undefined>

function Page({ send }: { send: Send }) {
  const [open, setOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="A note to the courier"
        submitText="Save the note"
        cancelText="Not now"
        onSubmit={send}
      >
        <label>
          Note <input name="note" required />
        </label>
      </FormDialog>
    </StrictMode>
  )
}

const note = () => page.getByRole('textbox', { name: 'Note' })
const save = () => page.getByRole('button', { name: 'Save the note' })

async function open(send: Send) {
  await render(<Page send={send} />)
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.element(note()).toHaveFocus()
}

describe('FormDialog', () => {
  it('sends what was typed, by Enter as by its button, and closes', async () => {
    const sent: unknown[] = []
    await open(async (form) => {
      sent.push(form.get('note'))
      return undefined
    })
    await userEvent.keyboard('Ring twice{Enter}')
    await expect.element(note()).not.toBeInTheDocument()
    expect(sent).toEqual(['Ring twice'])
    await expect.element(page.getByRole('button', { name: 'Write' })).toHaveFocus()
  })

  it('keeps the input and shows why it could not be sent; the next attempt clears the error', async () => {
    const results = ['There is no line just now.', undefined]
    await open(async () => results.shift())
    await userEvent.keyboard('Ring twice')
    await save().click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('There is no line just now.')
    await expect.element(note()).toHaveValue('Ring twice')
    await save().click()
    await expect.element(note()).not.toBeInTheDocument()
  })

  it('starts without the error of the last time', async () => {
    await open(async () => 'There is no line just now.')
    await userEvent.keyboard('Ring twice{Enter}')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Write' }).click()
    await expect.element(note()).toHaveValue('')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('is sent once and stays while it is being sent', async () => {
    let sent = 0
    let arrive = (_wrong?: string) => {}
    await open(() => {
      sent += 1
      return new Promise((resolve) => {
        arrive = resolve
      })
    })
    await userEvent.keyboard('Ring twice{Enter}{Enter}{Escape}{Escape}')
    await expect.element(save()).toHaveAttribute('aria-busy', 'true')
    await expect.element(note()).toHaveValue('Ring twice')
    expect(sent).toBe(1)
    arrive()
    await expect.element(note()).not.toBeInTheDocument()
  })

  it('sends nothing that the browser finds missing', async () => {
    let sent = 0
    await open(async () => {
      sent += 1
      return undefined
    })
    await save().click()
    await expect.element(note()).toHaveFocus()
    expect(sent).toBe(0)
  })
})
