// @vitest-environment happy-dom
import { act, useState } from 'react'
import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { ConflictNotice, compareSides, type FormField, type FormValues } from './dialog-form.tsx'
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
