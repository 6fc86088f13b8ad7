// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { act } from 'react'
import { HttpError, useNotificationContext } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { answerLater, render, renderHook, settle } from '../testing/render.tsx'
import { ConflictBlock } from './conflict-block.tsx'
import { changedPaths } from './merge-values.ts'
import { useMergingSave } from './use-merging-save.ts'

type Book = { title: string; pages: string; version: number; updated_at: string }
type Values = { title: string; pages: string }
const first: Book = { title: 'Fog', pages: '100', version: 1, updated_at: '2026-11-24T10:00:00Z' }
const toValues = ({ title, pages }: Book): Values => ({ title, pages })
const PATHS = ['title', 'pages']
const conflictWith = (current: Book) => new HttpError('', 409, { code: 'version_conflict', current })

type Sent = { values: Values; seen: Book; extra: boolean | undefined }

function useBook(write: (sent: Sent) => Promise<Book>) {
  const form = useForm<Values>({ defaultValues: toValues(first) })
  const save = useMergingSave<Book, Values, boolean>({
    ...{ first, form, paths: PATHS, toValues },
    write: (values, seen, extra) => write({ values: structuredClone(values), seen, extra }),
    done: () => 'saved',
    undo: (saved, extra) => (extra ? async () => ({ ...saved, version: saved.version + 1 }) : undefined),
  })
  const changes = changedPaths(PATHS, toValues(save.record), form.watch())
  const { notifications } = useNotificationContext()
  return { form, changes, notifications, isDirty: form.formState.isDirty, ...save }
}

/** A form whose saves the test answers. */
async function openForm() {
  const sent: (Sent & ReturnType<typeof answerLater<Book>>)[] = []
  const shown = await renderHook(() =>
    useBook((request) => {
      const later = answerLater<Book>()
      sent.push({ ...request, ...later })
      return later.promise
    }),
  )
  const now = () => shown.current
  return {
    sent,
    now,
    type: (name: keyof Values, text: string) => act(async () => now().form.setValue(name, text)),
    save: (extra?: boolean) => settle(() => now().saving.mutate({ values: now().form.getValues(), extra })),
    answer: (at: number, book: Book) => settle(() => sent[at]?.answer(book)),
    fail: (at: number, error: unknown) => settle(() => sent[at]?.fail(error)),
  }
}

it('keeps what was typed while a save ran, as a change that is not saved', async () => {
  const { now, sent, type, save, answer } = await openForm()
  await type('title', 'Fog ')
  await save()
  await type('title', 'Fog at noon')
  await answer(0, { ...first, title: 'Fog', pages: '120', version: 2 })
  expect(sent[0]?.values).toEqual({ title: 'Fog ', pages: '100' })
  expect(now().form.getValues()).toEqual({ title: 'Fog at noon', pages: '120' })
  expect(now().changes).toEqual(['title'])
  expect(now().isDirty).toBe(true)
})

it('a form that nobody has typed in meanwhile shows what the API has stored', async () => {
  const { now, type, save, answer } = await openForm()
  await type('title', ' Fog ')
  await save()
  await answer(0, { ...first, title: 'Fog', version: 2 })
  expect(now().form.getValues()).toEqual({ title: 'Fog', pages: '100' })
  expect(now().changes).toEqual([])
})

it('keeps what was typed before a conflict was answered, and publishes after the choice', async () => {
  const { now, sent, type, save, answer, fail } = await openForm()
  await type('title', 'Mine')
  await save(true)
  await type('pages', '130')
  const theirs = { ...first, title: 'Theirs', version: 2 }
  await fail(0, conflictWith(theirs))
  expect(now().form.getValues()).toEqual({ title: 'Mine', pages: '130' })
  expect(now().conflict?.conflicts).toEqual([{ path: 'title', mine: 'Mine', theirs: 'Theirs' }])
  await settle(() => now().keep({ title: 'Theirs', pages: '130' }))
  expect(sent[1]).toMatchObject({ values: { title: 'Theirs', pages: '130' }, seen: theirs, extra: true })
  await type('pages', '131')
  await answer(1, { ...theirs, pages: '130', version: 3 })
  expect(now().form.getValues()).toEqual({ title: 'Theirs', pages: '131' })
  expect(now().changes).toEqual(['pages'])
  expect(now().conflict).toBeUndefined()
})

it('the conflict takes what is typed while it is shown', async () => {
  const kept: Values[] = []
  const conflict = {
    ...{ values: toValues(first), merged: 0, theirs: { ...first, title: 'Theirs' } },
    conflicts: [{ path: 'title', mine: 'Fog', theirs: 'Theirs' }],
  }
  let type: (pages: string) => void = () => undefined
  function Screen() {
    const form = useForm<Values>({ defaultValues: toValues(first) })
    type = (pages) => form.setValue('pages', pages)
    return (
      <FormProvider {...form}>
        <ConflictBlock
          conflict={conflict}
          fields="book"
          isBusy={false}
          onDiscard={() => undefined}
          onKeep={(values) => kept.push(values)}
        />
      </FormProvider>
    )
  }
  const { container } = await render(<Screen />)
  await act(async () => type('140'))
  const press = (found: string) => act(async () => container.querySelector<HTMLElement>(found)?.click())
  await press('input[type=radio]:not(:checked)')
  await press('button.button:not(.button--plain)')
  expect(kept).toEqual([{ title: 'Theirs', pages: '140' }])
})

it('fails at once without a connection, instead of saving later', async () => {
  onlineManager.setOnline(false)
  try {
    const { now, sent, type, save, fail } = await openForm()
    await type('title', 'Rain')
    await save()
    expect(sent).toHaveLength(1)
    await fail(0, new HttpError('admin.errors.network', 0))
    expect(now().saving.error).toMatchObject({ message: 'admin.errors.network' })
  } finally {
    onlineManager.setOnline(true)
  }
})

it('what can be put back is offered in the message, and the form goes on from the record after it', async () => {
  const { now, save, answer } = await openForm()
  await save()
  await answer(0, { ...first, version: 2 })
  expect(now().notifications.at(-1)?.notificationOptions?.['action']).toBeUndefined()
  await save(true)
  await answer(1, { ...first, version: 3 })
  const { action } = now().notifications.at(-1)?.notificationOptions ?? {}
  await act(() => (action as { props: { undo: () => Promise<unknown> } }).props.undo())
  expect(now().record.version).toBe(4)
})
