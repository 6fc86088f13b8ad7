// @vitest-environment happy-dom
import { act, useState } from 'react'
import { HttpError } from 'react-admin'
import { beforeEach, expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { ConflictNotice, compareSides } from './conflict-notice.tsx'
import { type FormField, FormFields, type FormValues, useDialogValues } from './dialog-form.tsx'
import { Question } from './question.tsx'

const fields: FormField[] = [
  { name: 'title', label: 'title' },
  { name: 'starts_at', label: 'starts', type: 'time' },
  { name: 'is_listed', label: 'listed', type: 'check' },
  { name: 'status', label: 'status', type: 'choice', choices: [['open', 'Open now']] },
]
const base: FormValues = { title: 'Fog', starts_at: '2026-12-01T18:30', is_listed: true, status: 'shut' }

it('takes what only one of both has changed, and leaves a choice for what both have', () => {
  const mine = { ...base, title: 'Mine', status: 'open' }
  const theirs = { ...base, title: 'Theirs', is_listed: false }
  const { choices, numMerged, values } = compareSides(fields, { base, mine, theirs })
  expect(choices.map(({ name }) => name)).toEqual(['title'])
  expect(numMerged).toBe(1)
  expect(values).toEqual({ ...mine, is_listed: false })
})

it('each difference is a choice where it is not known what was there before', () => {
  const { choices } = compareSides(fields, { base: undefined, mine: base, theirs: { ...base, status: 'open' } })
  expect(choices.map(({ name }) => name)).toEqual(['status'])
})

it('each field is chosen by itself, and shown as the form shows it', async () => {
  const theirs = { title: 'Theirs', starts_at: '2026-12-02T19:00', is_listed: false, status: 'open' }
  const error = new HttpError('', 409, { code: 'version_conflict', current: theirs })
  const chosen: FormValues[] = []
  const { container } = await render(
    <ConflictNotice<FormValues>
      error={error}
      fields={fields}
      values={{ title: 'Mine', starts_at: '2026-12-03T20:00', is_listed: true, status: 'shut' }}
      base={{ ...base, is_listed: true }}
      read={(current) => current}
      choose={(_, values) => chosen.push(values)}
    />,
  )
  const [title, starts, ...more] = Array.from(container.querySelectorAll('fieldset'))
  expect(more).toEqual([])
  expect(starts?.textContent).toContain('2 Dec 2026, 19:00')
  const press = (element: Element | null | undefined) => act(async () => (element as HTMLElement | null)?.click())
  const goOn = container.querySelector('button')
  await press(title?.querySelectorAll('input')[0])
  expect(goOn?.disabled).toBe(true)
  await press(starts?.querySelectorAll('input')[1])
  await press(goOn)
  expect(chosen).toEqual([{ title: 'Mine', starts_at: '2026-12-02T19:00', is_listed: false, status: 'open' }])
})

it('nothing can be typed in a dialog while it is sent', async () => {
  let send: (isBusy: boolean) => void = () => undefined
  function Screen() {
    const [isBusy, setBusy] = useState(false)
    send = setBusy
    return (
      <Question title="Note" confirm="Add" onConfirm={() => undefined} onClose={() => undefined} isBusy={isBusy}>
        <input />
      </Question>
    )
  }
  await render(<Screen />)
  const isTypable = () => document.querySelector('input')?.closest('fieldset')?.disabled === false
  expect(isTypable()).toBe(true)
  await act(async () => send(true))
  expect(isTypable()).toBe(false)
})

beforeEach(() => sessionStorage.clear())

const NOTE_FIELDS: FormField[] = [
  { name: 'title', label: 'title' },
  { name: 'count', label: 'count' },
]

/** A dialog with two fields, and what its form sends. */
async function openDialog(record: FormValues, name = 'voucher.DASHAIN', version?: number) {
  const seen: {
    values?: FormValues
    send?: () => void
    keyOf?: () => string
    form?: ReturnType<typeof useDialogValues<FormValues>>
  } = {}
  function Shown() {
    const form = useDialogValues(name, () => record, { account: 'maya', version })
    seen.form = form
    seen.values = form.values
    seen.send = form.sentThen(() => undefined)
    seen.keyOf = form.keyOf
    return (
      <Question title="t" confirm="Save" typed={form} onConfirm={() => undefined} onClose={() => undefined}>
        <FormFields fields={NOTE_FIELDS} values={form.values} set={form.setValues} error={undefined} />
      </Question>
    )
  }
  await render(<Shown />)
  const dialog = Array.from(document.querySelectorAll('[role="dialog"]')).at(-1)
  const type = (text: string, at = 0) =>
    act(async () => {
      const input = dialog?.querySelectorAll('input')[at] as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const startAgain = () =>
    Array.from(dialog?.querySelectorAll('button') ?? []).find(
      ({ type: kind, textContent }) => kind === 'button' && textContent === 'admin.typed.startAgain',
    )
  return { seen, type, startAgain }
}

it('what was typed in a dialog and not sent is there again, with what others have changed meanwhile', async () => {
  const first = await openDialog({ title: 'Dashain', count: '3' })
  expect(first.startAgain()).toBeUndefined()
  await first.type('Dashain 2083')
  expect(first.seen.values).toEqual({ title: 'Dashain 2083', count: '3' })
  const second = await openDialog({ title: 'Dashain', count: '5' })
  expect(second.seen.values).toEqual({ title: 'Dashain 2083', count: '5' })
  expect(second.startAgain()).toBeDefined()
  expect((await openDialog({ title: 'Tihar', count: '1' }, 'voucher.TIHAR')).seen.values).toEqual({
    title: 'Tihar',
    count: '1',
  })
})

it('a dialog forgets what was typed when it is sent, or when the member starts again', async () => {
  const record = { title: 'Dashain', count: '3' }
  const first = await openDialog(record)
  await first.type('Dashain 2083')
  const second = await openDialog(record)
  await act(async () => second.startAgain()?.click())
  expect(second.seen.values).toEqual(record)
  expect(second.startAgain()).toBeUndefined()
  await second.type('Tihar')
  await act(async () => second.seen.send?.())
  expect((await openDialog(record)).seen.values).toEqual(record)
  expect(sessionStorage).toHaveLength(0)
})

it('what is sent again after the dialog was closed has the idempotency key of the first time', async () => {
  const record = { title: 'Dashain', count: '3' }
  const first = await openDialog(record)
  await first.type('Dashain 2083')
  const key = first.seen.keyOf?.()
  await first.type('Tihar')
  expect(first.seen.keyOf?.()).not.toBe(key)
  await first.type('Dashain 2083')
  const second = await openDialog(record)
  expect(second.seen.keyOf?.()).toBe(key)
  await act(async () => second.seen.send?.())
  const third = await openDialog(record)
  await third.type('Dashain 2083')
  expect(third.seen.keyOf?.()).not.toBe(key)
})

const NAME = 'voucher.TIHAR'

it('what a colleague has changed in another field is taken, with its version', async () => {
  const first = await openDialog({ title: 'Tihar', count: '3' }, NAME, 1)
  await first.type('Tihar 2083')
  const { seen } = await openDialog({ title: 'Tihar', count: '5' }, NAME, 2)
  expect(seen.form).toMatchObject({ version: 2, values: { title: 'Tihar 2083', count: '5' } })
})

it('what a colleague has changed in the same field is not written over: the earlier version is sent', async () => {
  const first = await openDialog({ title: 'Tihar', count: '3' }, NAME, 1)
  await first.type('Tihar 2083')
  const { seen } = await openDialog({ title: 'Deepawali', count: '5' }, NAME, 2)
  expect(seen.form).toMatchObject({ version: 1, start: { title: 'Tihar', count: '3' } })
  await act(async () => seen.form?.goOnFrom({ title: 'Deepawali', count: '5' }, 2, { title: 'Mine', count: '5' }))
  expect(seen.form).toMatchObject({ version: 2, values: { title: 'Mine', count: '5' } })
  const again = await openDialog({ title: 'Deepawali', count: '5' }, NAME, 2)
  expect(again.seen.form).toMatchObject({ version: 2, values: { title: 'Mine', count: '5' } })
  await act(async () => again.startAgain()?.click())
  expect(again.seen.values).toEqual({ title: 'Deepawali', count: '5' })
})

it('what was sent and not answered is sent again as it was, also when it has been done meanwhile', async () => {
  const first = await openDialog({ title: 'Tihar', count: '3' }, NAME, 1)
  await first.type('Tihar 2083')
  const key = first.seen.keyOf?.()
  const { seen } = await openDialog({ title: 'Tihar 2083', count: '3' }, NAME, 2)
  expect(seen.form).toMatchObject({ version: 1, values: { title: 'Tihar 2083', count: '3' } })
  expect(seen.keyOf?.()).toBe(key)
})
