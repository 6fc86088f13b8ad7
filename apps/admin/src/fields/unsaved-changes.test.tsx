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
