// @vitest-environment happy-dom
import { act, useState } from 'react'
import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { type FormField, FormFields } from './dialog-form.tsx'
import { ActionError } from './parts.tsx'
import { Question } from './question.tsx'

const FIELDS: FormField[] = [
  { name: 'title', label: 'Title' },
  { name: 'code', label: 'Code', problemAt: 'voucher_code' },
]

/** A dialog with two fields whose submit fails with this error. */
async function openAndFail(error: Error, isDisabled = false) {
  let fail: () => void = () => undefined
  function Screen() {
    const [state, setState] = useState<'new' | 'busy' | 'failed'>('new')
    fail = () => setState('failed')
    const shown = state === 'failed' ? error : undefined
    return (
      <Question
        title="Voucher"
        confirm="Create"
        onConfirm={() => setState('busy')}
        onClose={() => undefined}
        isBusy={state === 'busy'}
        isDisabled={state === 'failed' && isDisabled}
        error={shown}
      >
        <FormFields fields={FIELDS} values={{}} set={() => undefined} error={shown} />
      </Question>
    )
  }
  await render(<Screen />)
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]')
  await act(async () => {
    button?.focus()
    button?.click()
  })
  const isOff = () => [button?.disabled, button?.getAttribute('aria-disabled')]
  const whileBusy = isOff()
  // As a browser does with a field that is disabled.
  await act(async () => (document.activeElement as HTMLElement | null)?.blur())
  await act(async () => fail())
  return { button, isOff, whileBusy, inputs: [...document.querySelectorAll('input')] }
}

it('the button keeps the focus while it is sent, and has it again after an error', async () => {
  const { button, isOff, whileBusy } = await openAndFail(new HttpError('Try again later.', 500))
  expect([whileBusy, isOff()]).toEqual([
    [false, 'true'],
    [false, null],
  ])
  expect(document.activeElement).toBe(button)
})

it('after an error the first wrong field has the focus', async () => {
  const { inputs } = await openAndFail(
    new HttpError('Too short.', 400, { voucher_code: ['Too short.'], code: 'invalid' }),
  )
  expect(document.activeElement).toBe(inputs[1])
})

it('where the button can no longer be pressed, the first field has the focus', async () => {
  const { inputs } = await openAndFail(new HttpError('Changed.', 409, { code: 'version_conflict' }), true)
  expect(document.activeElement).toBe(inputs[0])
})

it('nothing is sent twice', async () => {
  let times = 0
  await render(
    <Question title="Note" confirm="Add" onConfirm={() => (times += 1)} onClose={() => undefined} isBusy>
      <input />
    </Question>,
  )
  await act(async () => document.querySelector<HTMLElement>('button[type=submit]')?.click())
  await act(async () => document.querySelector('form')?.requestSubmit())
  expect(times).toBe(0)
})

it.each([
  [{ detail: 'Closed.', code: 'wrong_state' }, 'Closed.'],
  [{ non_field_errors: ['Closed.'], name: ['Wrong.'], code: 'invalid' }, 'Closed.'],
  [
    { name: ['This field is required.'], least_sum: ['Too low.', 'Odd.'], code: 'invalid' },
    'admin.fieldNames.name: This field is required. Least: Too low. Odd.',
  ],
  [
    { 'texts.1.title.ne': ['Missing.'] },
    'admin.fieldNames.texts, 2, admin.fieldNames.title, resources.messages.languages.ne: Missing.',
  ],
])('an error of fields that are not shown names them: %j', async (body, text) => {
  const message = String(Object.values(body)[0])
  const { container } = await render(
    <ActionError error={new HttpError(message, 400, body)} names={{ least_sum: 'Least' }} />,
  )
  expect(container.querySelector('[role=alert]')?.textContent).toBe(text)
})
