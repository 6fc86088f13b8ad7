import { type ReactNode, StrictMode } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createManualClient } from '../test/manual-client.ts'
import type { CallOptions, Client } from './client.ts'
import { ClientProvider, type UseCallOptions, useCall } from './react.tsx'

type Book = { title: string }
type Args = { slug: string; shelf?: string }
type Props = { args: Args | null; options?: UseCallOptions }

const getBook = (client: Client, { slug }: Args, options: CallOptions = {}) =>
  client.call<Book>(`books/${slug}`, options)
const rain = { title: 'Rain' }
const sun = { title: 'Sun' }

/** A part that shows a book, and the line it asks on. */
async function show(initialProps: Props, isStrict = false) {
  const { sent, client } = createManualClient()
  function wrapper({ children }: { children: ReactNode }) {
    const part = <ClientProvider client={client}>{children}</ClientProvider>
    return isStrict ? <StrictMode>{part}</StrictMode> : part
  }
  const renders: unknown[] = []
  const shown = await renderHook(
    ({ args, options }: Props = initialProps) => {
      const state = useCall(getBook, args, options)
      renders.push([args?.slug, state.data?.title])
      return state
    },
    { initialProps, wrapper },
  )
  const state = () => shown.result.current
  return { ...shown, sent, renders, state, isSettled: () => expect.poll(() => state().pending).toBe(false) }
}

it('is pending until the response arrives', async () => {
  const { sent, state, isSettled } = await show({ args: { slug: 'rain' } })
  expect(state()).toMatchObject({ data: undefined, pending: true, error: undefined })
  expect(sent.map(({ path }) => path)).toEqual(['books/rain'])
  sent[0]?.answer(rain)
  await isSettled()
  expect(state()).toMatchObject({ data: rain, pending: false, error: undefined })
})

it('has an error when the call fails, and no data', async () => {
  const { sent, state, isSettled } = await show({ args: { slug: 'rain' } })
  sent[0]?.answer({ detail: 'Closed for a feast.' }, 406)
  await isSettled()
  expect(state()).toMatchObject({ data: undefined, pending: false, error: { toast: 'Closed for a feast.' } })
})

it('requests nothing without arguments, and requests when they are given', async () => {
  const { sent, state, rerender, isSettled } = await show({ args: null })
  expect(state()).toMatchObject({ data: undefined, pending: false, error: undefined })
  state().refresh()
  await rerender({ args: null })
  expect(sent).toEqual([])
  await rerender({ args: { slug: 'rain' } })
  expect(state().pending).toBe(true)
  sent[0]?.answer(rain)
  await isSettled()
  expect(state().data).toEqual(rain)
  await rerender({ args: null })
  expect(state()).toMatchObject({ data: undefined, pending: false })
})

it('does not fetch again for equal arguments in a new object', async () => {
  const { sent, rerender, isSettled } = await show({ args: { slug: 'rain', shelf: 'a' }, options: { language: 'ne' } })
  sent[0]?.answer(rain)
  await isSettled()
  await rerender({ args: { shelf: 'a', slug: 'rain' }, options: { language: 'ne', refreshOnReconnect: true } })
  expect(sent).toHaveLength(1)
})

it('hands the arguments over as they are: Dates, files and undefined', async () => {
  const { client } = createManualClient()
  const file = new File(['rain'], 'rain.txt')
  const handed: unknown[] = []
  function keepArgs(_client: Client, args: object) {
    handed.push(args)
    return new Promise<never>(() => undefined)
  }
  const wrapper = ({ children }: { children: ReactNode }) => <ClientProvider client={client}>{children}</ClientProvider>
  const { rerender } = await renderHook(
    (day: number = 1) => useCall(keepArgs, { at: new Date(day), file, shelf: undefined, of: [undefined] }),
    { wrapper },
  )
  await rerender(1)
  await rerender(2)
  expect(handed).toStrictEqual([1, 2].map((day) => ({ at: new Date(day), file, shelf: undefined, of: [undefined] })))
})

it('passes on the options of the call and requests again when they change', async () => {
  const { sent, rerender } = await show({ args: { slug: 'rain' }, options: { language: 'ne' } })
  await rerender({ args: { slug: 'rain' }, options: { language: 'en' } })
  expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['ne', 'en'])
})

it('keeps the data during a refresh', async () => {
  const { sent, state, act, isSettled } = await show({ args: { slug: 'rain' } })
  sent[0]?.answer(rain)
  await isSettled()
  await act(() => state().refresh())
  expect(state()).toMatchObject({ data: rain, pending: true })
  sent[1]?.answer(sun)
  await isSettled()
  expect(state().data).toEqual(sun)
})

it('keeps the data when a refresh fails, and clears the error with the next response', async () => {
  const { sent, state, act, isSettled } = await show({ args: { slug: 'rain' } })
  sent[0]?.answer(rain)
  await isSettled()
  await act(() => state().refresh())
  sent[1]?.cut()
  await isSettled()
  expect(state()).toMatchObject({ data: rain, error: { text: 'network' } })
  await act(() => state().refresh())
  expect(state()).toMatchObject({ data: rain, pending: true, error: { text: 'network' } })
  sent[2]?.answer(sun)
  await isSettled()
  expect(state()).toMatchObject({ data: sun, error: undefined })
})

it('never shows the answer to one question as the answer to another', async () => {
  const { sent, renders, state, rerender, isSettled } = await show({ args: { slug: 'rain' } })
  sent[0]?.answer(rain)
  await isSettled()
  await rerender({ args: { slug: 'sun' } })
  expect(state()).toMatchObject({ data: undefined, pending: true })
  sent[1]?.answer(sun)
  await isSettled()
  expect(renders).not.toContainEqual(['sun', 'Rain'])
  expect(renders).toContainEqual(['sun', 'Sun'])
})

it('forgets the error of one question with the next one', async () => {
  const { sent, state, rerender, isSettled } = await show({ args: { slug: 'rain' } })
  sent[0]?.answer({}, 406)
  await isSettled()
  await rerender({ args: { slug: 'sun' } })
  expect(state()).toMatchObject({ error: undefined, pending: true })
})

it('aborts outdated requests and ignores their responses', async () => {
  const { sent, state, rerender, isSettled } = await show({ args: { slug: 'rain' } })
  await rerender({ args: { slug: 'sun' } })
  expect(sent.map(({ path, isUnwanted }) => [path, isUnwanted()])).toEqual([
    ['books/rain', true],
    ['books/sun', false],
  ])
  sent[1]?.answer(sun)
  await isSettled()
  sent[0]?.answer(rain)
  await rerender({ args: { slug: 'sun' } })
  expect(state().data).toEqual(sun)
})

it('takes no late answer from a call that cannot be hung up on', async () => {
  const { sent, client } = createManualClient()
  const answers: Promise<Book>[] = []
  function getDeafBook(own: Client, { slug }: Args) {
    const answer = own.call<Book>(`books/${slug}`)
    answers.push(answer)
    return answer
  }
  const wrapper = ({ children }: { children: ReactNode }) => <ClientProvider client={client}>{children}</ClientProvider>
  const { result, rerender } = await renderHook((slug?: string) => useCall(getDeafBook, { slug: slug ?? 'one' }), {
    wrapper,
  })
  await rerender('two')
  await rerender('rain')
  const [one, two, last] = sent
  last?.answer(rain)
  await expect.poll(() => result.current.pending).toBe(false)
  one?.answer(sun)
  two?.cut()
  await Promise.allSettled(answers)
  await rerender('rain')
  expect(result.current).toMatchObject({ data: rain, error: undefined, pending: false })
})

it('a second refresh replaces the first', async () => {
  const { sent, state, act, isSettled } = await show({ args: { slug: 'rain' } })
  await act(() => state().refresh())
  await act(() => state().refresh())
  expect(sent.map(({ isUnwanted }) => isUnwanted())).toEqual([true, true, false])
  sent[2]?.answer(rain)
  await isSettled()
  expect(state().data).toEqual(rain)
})

it('aborts on unmount', async () => {
  const { sent, unmount } = await show({ args: { slug: 'rain' } })
  await unmount()
  expect(sent.map(({ isUnwanted }) => isUnwanted())).toEqual([true])
})

it('refetches on reconnect while the option is set', async () => {
  const args = { slug: 'rain' }
  const { sent, state, rerender, isSettled } = await show({ args, options: { refreshOnReconnect: true } })
  sent[0]?.cut()
  await isSettled()
  dispatchEvent(new Event('online'))
  await expect.poll(() => sent.length).toBe(2)
  sent[1]?.answer(rain)
  await isSettled()
  expect(state()).toMatchObject({ data: rain, error: undefined })
  await rerender({ args, options: { refreshOnReconnect: false } })
  dispatchEvent(new Event('online'))
  await rerender({ args })
  expect(sent).toHaveLength(2)
})

it('does not refetch on reconnect by default', async () => {
  const { sent, rerender, isSettled } = await show({ args: { slug: 'rain' } })
  sent[0]?.answer(rain)
  await isSettled()
  dispatchEvent(new Event('online'))
  await rerender({ args: { slug: 'rain' } })
  expect(sent).toHaveLength(1)
})

it('lives through being mounted twice', async () => {
  const { sent, state, isSettled } = await show({ args: { slug: 'rain' } }, true)
  const wanted = sent.filter(({ isUnwanted }) => !isUnwanted())
  expect(wanted).toHaveLength(1)
  wanted[0]?.answer(rain)
  await isSettled()
  expect(state().data).toEqual(rain)
})
