// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query'
import { ResourceContextProvider } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerLater, render, settle } from '../testing/render.tsx'
import { useListSettings } from './list-settings.ts'

type Answer = { columns: string[] | null; filters: [] }
let loads: (() => Promise<Response>)[]
let saves: (() => Promise<Response>)[]
beforeEach(() => {
  ;[loads, saves] = [[], []]
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit) => {
    const answer = (method === 'GET' ? loads : saves).shift()
    if (!answer) throw new Error(`A ${method} that nobody expects.`)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (columns: string[] | null) => Response.json({ columns, filters: [] } satisfies Answer)

async function openSettings() {
  const seen = {} as { current: ReturnType<typeof useListSettings>; reload: () => unknown }
  function Shown() {
    seen.current = useListSettings()
    const queries = useQueryClient()
    seen.reload = () => void queries.invalidateQueries()
    return null
  }
  await render(
    <ResourceContextProvider value="orders">
      <Shown />
    </ResourceContextProvider>,
  )
  await settle()
  return seen
}

it('settings that cannot be loaded are asked for once, and nothing can be chosen in their place', async () => {
  loads = [async () => new Response('', { status: 503 })]
  const seen = await openSettings()
  await vi.waitFor(() => expect(seen.current.isPending).toBe(false))
  expect(seen.current).toMatchObject({ isKnown: false, settings: { columns: null } })
})

it('what was being loaded when columns were chosen does not undo the choice', async () => {
  loads = [async () => answer(['total'])]
  const seen = await openSettings()
  expect(seen.current.settings.columns).toEqual(['total'])
  const late = answerLater<Response>()
  loads = [() => late.promise]
  await settle(() => seen.reload())
  const saved = answerLater<Response>()
  saves = [() => saved.promise]
  await settle(() => seen.current.setColumns(['placed']))
  await settle(() => late.answer(answer(['total'])))
  expect(seen.current.settings.columns).toEqual(['placed'])
  await settle(() => saved.answer(answer(['placed'])))
  expect(seen.current.settings.columns).toEqual(['placed'])
})

it('the answer to a choice does not undo a later one', async () => {
  loads = [async () => answer(['total'])]
  const seen = await openSettings()
  const [first, second] = [answerLater<Response>(), answerLater<Response>()]
  saves = [() => first.promise, () => second.promise]
  await settle(() => seen.current.setColumns(['placed']))
  await settle(() => seen.current.setColumns(['items']))
  await settle(() => first.answer(answer(['placed'])))
  expect(seen.current.settings.columns).toEqual(['items'])
  await settle(() => second.answer(answer(['items'])))
  expect(seen.current.settings.columns).toEqual(['items'])
})
