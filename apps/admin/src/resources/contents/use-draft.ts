import { newId } from '@dabali/api-client'
import { type ContentDocument, type StaffContent, saveContentDraft } from '@dabali/api-client/staff'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { api, conflictOf, toHttpError } from '../../data/api.ts'
import { isSame } from './draft-merge.ts'

const SAVE_AFTER_MS = 1500
const RETRY_AFTER_MS = 10_000

type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'failed' | 'conflict'
type Unsaved = { version: number; base: ContentDocument; document: ContentDocument }
export type Conflict = { current: StaffContent; sent: ContentDocument; stored: ContentDocument }

const storageKey = (id: number) => `draft.${id}`

/** What this browser could not save before it was closed. */
export function readUnsaved(id: number): Unsaved | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey(id)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function storeUnsaved(id: number, unsaved: Unsaved) {
  try {
    localStorage.setItem(storageKey(id), JSON.stringify(unsaved))
  } catch {
    // A full storage must not keep the draft from being saved at the API.
  }
}

export const forgetUnsaved = (id: number) => localStorage.removeItem(storageKey(id))

/**
 * Saves the form while the member types: one save at a time, with the version of the answer before it. An answer never
 * changes the form, so that nothing typed meanwhile is lost.
 */
export function useDraft(form: UseFormReturn<FieldValues>, first: StaffContent) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const unsaved = useMemo(() => readUnsaved(first.id), [first.id])
  const [content, setContent] = useState(first)
  const [state, setState] = useState<SaveState>('saved')
  const [savedAt, setSavedAt] = useState<string>()
  /** What the API says about a save that it has refused. */
  const [refusal, setRefusal] = useState<string>()
  const [conflict, setConflict] = useState<Conflict | undefined>(
    unsaved && unsaved.version !== first.version
      ? { current: first, sent: unsaved.base, stored: unsaved.base }
      : undefined,
  )
  const now = useRef({
    version: first.version,
    sent: first.document,
    stored: first.document,
    running: undefined as Promise<boolean> | undefined,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    isStopped: conflict !== undefined,
  })
  const readForm = () => form.getValues() as ContentDocument
  const isChanged = () => !isSame(readForm(), now.current.sent)

  function stop(current: StaffContent) {
    const { sent, stored } = now.current
    now.current.isStopped = true
    setConflict({ current, sent, stored })
    setState('conflict')
  }

  async function saveOnce(): Promise<boolean> {
    const document = structuredClone(readForm())
    const { version: ifMatch } = now.current
    setState('saving')
    try {
      const asked = { id: first.id, ifMatch, idempotencyKey: newId(), ...document }
      const saved = await saveContentDraft(api, asked as Parameters<typeof saveContentDraft>[1], { silent: true })
      Object.assign(now.current, { version: saved.version, sent: document, stored: saved.document })
      setContent(saved)
      setSavedAt(new Date().toISOString())
      return true
    } catch (cause) {
      const error = toHttpError(cause)
      const current = conflictOf<StaffContent>(error)
      if (current) stop(current)
      else {
        const isOffline = Object(error).status === 0
        setState(isOffline ? 'offline' : 'failed')
        setRefusal(isOffline || !(error instanceof Error) ? undefined : error.message)
        later(RETRY_AFTER_MS)
        void logoutIfAccessDenied(error)
      }
      return false
    }
  }

  async function saveAll(): Promise<boolean> {
    while (isChanged()) {
      if (now.current.isStopped || !(await saveOnce())) return false
    }
    forgetUnsaved(first.id)
    setState((before) => (before === 'conflict' ? before : 'saved'))
    return !now.current.isStopped
  }

  /** Saves what is changed; false if that was not possible. */
  function save(): Promise<boolean> {
    clearTimeout(now.current.timer)
    now.current.running ??= saveAll().finally(() => {
      now.current.running = undefined
    })
    return now.current.running
  }

  function later(delay: number) {
    clearTimeout(now.current.timer)
    now.current.timer = setTimeout(() => void save(), delay)
  }

  function changed() {
    if (now.current.isStopped || !isChanged()) return
    const { version, sent: base } = now.current
    storeUnsaved(first.id, { version, base, document: readForm() })
    setState((before) => (before === 'saving' ? before : 'changed'))
    later(SAVE_AFTER_MS)
  }

  /** Goes on with another document, such as an earlier revision. */
  function take(taken: StaffContent, document = taken.document) {
    const { version, document: stored } = taken
    Object.assign(now.current, { version, sent: stored, stored, isStopped: false })
    setConflict(undefined)
    setContent(taken)
    form.reset(document)
    if (isChanged()) changed()
    else {
      forgetUnsaved(first.id)
      setState('saved')
    }
  }

  /** A change of the content that is no change of its texts, such as Publish; what was typed is saved before it. */
  async function act(change: (version: number) => Promise<StaffContent>, isTaken = false) {
    if (!(await save())) throw new Error('resources.contents.saveFirst')
    try {
      const answer = await change(now.current.version)
      if (isTaken) take(answer)
      else {
        now.current.version = answer.version
        setContent(answer)
      }
      return answer
    } catch (cause) {
      const current = conflictOf<StaffContent>(toHttpError(cause))
      if (current) stop(current)
      throw cause
    }
  }

  const handlers = useRef({ changed, save, isChanged })
  handlers.current = { changed, save, isChanged }
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => handlers.current.changed(),
    })
    const online = () => void handlers.current.save()
    const leave = (event: BeforeUnloadEvent) => {
      if (handlers.current.isChanged()) event.preventDefault()
    }
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void handlers.current.save()
    }
    addEventListener('online', online)
    addEventListener('beforeunload', leave)
    addEventListener('keydown', press)
    // What the browser has kept from the last time.
    handlers.current.changed()
    return () => {
      unsubscribe()
      removeEventListener('online', online)
      removeEventListener('beforeunload', leave)
      removeEventListener('keydown', press)
      void handlers.current.save()
    }
  }, [form])

  return { content, state, savedAt, refusal, conflict, save, act, take, readForm }
}

export type Draft = ReturnType<typeof useDraft>
