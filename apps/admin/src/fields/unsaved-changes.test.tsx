// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { renderHook } from '../testing/render.tsx'
import { useDraft } from './unsaved-changes.tsx'

type Values = { title: string }
const BASE: Values = { title: '' }

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
  const { current } = await renderHook(useNamed)
  await act(async () => current.setValues({ title: 'Of the second' }))
  localStorage.setItem('draft.undefined.plan.2', localStorage.getItem('draft.undefined.plan.1') ?? '')
  localStorage.removeItem('draft.undefined.plan.1')
  const left = localStorage.getItem('draft.undefined.plan.2')
  const next = await renderHook(useNamed)
  await act(async () => next.current.setName('plan.2'))
  expect([next.current.found?.values.title, localStorage.getItem('draft.undefined.plan.2')]).toEqual([
    'Of the second',
    left,
  ])
})

it('a draft that this screen has not written stays under its name', async () => {
  const first = await renderHook(useNamed)
  await act(async () => first.current.setValues({ title: 'Of yesterday' }))
  const next = await renderHook(useNamed)
  await act(async () => next.current.setName('plan.2'))
  expect(localStorage.getItem('draft.undefined.plan.1')).toContain('Of yesterday')
})

it('what this screen has written goes on under the new name alone', async () => {
  const form = await renderHook(useNamed)
  await act(async () => form.current.setValues({ title: 'Of today' }))
  await act(async () => form.current.setName('plan.2'))
  expect([localStorage.getItem('draft.undefined.plan.1'), localStorage.getItem('draft.undefined.plan.2')]).toEqual([
    null,
    expect.stringContaining('Of today'),
  ])
})
