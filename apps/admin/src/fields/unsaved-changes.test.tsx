// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { knownAccount } from '../data/auth-provider.ts'
import { render, renderHook } from '../testing/render.tsx'
import { moveDraft, SaveBar, useDraft } from './unsaved-changes.tsx'

type Values = { title: string }
const BASE: Values = { title: '' }
const storedUnder = (name: string) => localStorage.getItem(`draft.${knownAccount()}.${name}`)

function useForm() {
  const [values, setValues] = useState(BASE)
  return { ...useDraft<Values>('products.7', { base: BASE, values, isDirty: values.title !== '' }), setValues }
}
const openForm = async () => {
  const form = await renderHook(useForm)
  return {
    found: () => form.current.found?.values.title,
    type: (title: string) => act(async () => form.current.setValues({ title })),
    decide: () => act(async () => form.current.forget()),
  }
}

function useNamed() {
  const [name, setName] = useState('plan.1')
  const [values, setValues] = useState(BASE)
  return { ...useDraft<Values>(name, { base: BASE, values, isDirty: values.title !== '' }), setValues, setName }
}

beforeEach(() => localStorage.clear())

it('what was typed is found by the next screen', async () => {
  await (await openForm()).type('Roofs')
  expect((await openForm()).found()).toBe('Roofs')
})

it('what is typed beside an older draft is found after it', async () => {
  await (await openForm()).type('Of yesterday')
  const undecided = await openForm()
  await undecided.type('Of today')
  expect(undecided.found()).toBe('Of yesterday')
  const next = await openForm()
  expect(next.found()).toBe('Of yesterday')
  await next.decide()
  expect(next.found()).toBe('Of today')
  expect((await openForm()).found()).toBe('Of today')
  await next.decide()
  expect([next.found(), (await openForm()).found()]).toEqual([undefined, undefined])
})

it('the form that is open keeps its own changes when the older draft is decided', async () => {
  await (await openForm()).type('Of yesterday')
  const form = await openForm()
  await form.type('Of today')
  await form.decide()
  expect([form.found(), (await openForm()).found()]).toEqual([undefined, 'Of today'])
})

it('what was left under another name is offered when the form goes on under it, and not removed', async () => {
  moveDraft<Values>('none', 'plan.2', { base: BASE, values: { title: 'Of the second' } })
  const form = await renderHook(useNamed)
  await act(async () => form.current.setName('plan.2'))
  expect(form.current.found?.values.title).toBe('Of the second')
  expect(storedUnder('plan.2')).toContain('Of the second')
})

it('what another tab has left under the first name stays', async () => {
  const form = await renderHook(useNamed)
  moveDraft<Values>('none', 'plan.1', { base: BASE, values: { title: 'Of another tab' } })
  await act(async () => form.current.setName('plan.2'))
  expect(storedUnder('plan.1')).toContain('Of another tab')
})

it('what this screen has written goes on under the new name alone', async () => {
  const form = await renderHook(useNamed)
  await act(async () => form.current.setValues({ title: 'Of today' }))
  await act(async () => form.current.setName('plan.2'))
  expect([storedUnder('plan.1'), storedUnder('plan.2')]).toEqual([null, expect.stringContaining('Of today')])
})

it.each([
  { changes: 1, isBusy: true },
  { changes: 0, isBusy: false },
])('Save keeps the focus and saves nothing while it is off: %j', async (state) => {
  let saved = 0
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        saved += 1
      }}
    >
      <SaveBar {...state} error={undefined} />
    </form>,
  )
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]')
  expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await act(async () => {
    button?.click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }))
  })
  expect(saved).toBe(0)
})
