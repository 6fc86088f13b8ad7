import { newId } from '@dabali/api-client'
import { type ContentDocument, type StaffContent, saveContentDraft } from '@dabali/api-client/staff'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { api, codeOf, conflictOf } from '../../data/api.ts'
import { knownAccount } from '../../data/auth-provider.ts'
import { isSame, isSameDocument } from './draft-merge.ts'
import { useContentNow } from './scheduled-time.ts'

const SAVE_AFTER_MS = 1500
const RETRY_AFTER_MS = 10_000
const SERVER_ERROR = 500
/** Errors that something between this browser and the API may have answered, while the API was still saving. */
const GATEWAY_ERRORS = [502, 503, 504]

type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'failed' | 'conflict' | 'deleted'
/** `lost` was sent without a success: the API may have saved it all the same. */
type Unsaved = { version: number; base: ContentDocument; document: ContentDocument; lost?: ContentDocument | undefined }
export type Conflict = { current: StaffContent; sent: ContentDocument; stored: ContentDocument }

const storageKey = (id: number) => `draft.${knownAccount()}.${id}`

/** What this browser could not save before it was closed. */
export function readUnsaved(id: number): Unsaved | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey(id)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const isSavedAs = ({ document }: StaffContent, sent: ContentDocument | undefined) =>
  sent !== undefined && isSameDocument(document, sent)

/** Another version than the one that was typed in is no conflict where it is what this browser has sent. */
function conflictOfUnsaved(unsaved: Unsaved | undefined, first: StaffContent): Conflict | undefined {
  if (!unsaved || unsaved.version === first.version) return undefined
  const { base, document, lost } = unsaved
  if ([document, lost].some((sent) => isSavedAs(first, sent))) return undefined
  return { current: first, sent: base, stored: base }
}

const statusOf = (error: unknown): number => Number(Object(error).status) || 0

/** Whether the API may have saved what it has answered with an error, or not at all. */
const maySaveAnyway = (error: unknown) => statusOf(error) === 0 || statusOf(error) >= SERVER_ERROR

/**
 * Whether the same request has to be sent again before anything newer, because its answer is missing. After a 500 newer text
 * is sent, and after a gateway has failed twice: a document that can't be saved must not keep it from being saved.
 */
const isLost = (error: unknown, isRepeated: boolean) =>
  statusOf(error) === 0 || (GATEWAY_ERRORS.includes(statusOf(error)) && !isRepeated)

const NOTHING_OPEN = { lost: undefined, doubtful: undefined }

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
  const [conflict, setConflict] = useState(() => conflictOfUnsaved(unsaved, first))
  const now = useRef({
    version: first.version,
    sent: first.document,
    stored: first.document,
    /** The request whose answer is missing; it is sent again before anything else, with its key. */
    lost: undefined as { document: ContentDocument; key: string } | undefined,
    /** What was sent last without a success: the API may have saved it all the same. */
    doubtful: undefined as ContentDocument | undefined,
    saving: undefined as Promise<boolean> | undefined,
    /** The last of the requests that wait for each other. */
    last: Promise.resolve() as Promise<unknown>,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    isStopped: conflict !== undefined,
    /** The screen is closed: another one, maybe of another member, saves from now on. */
    isClosed: false,
  })
  const readForm = () => form.getValues() as ContentDocument
  const isChanged = () => !isSame(readForm(), now.current.sent)

  /** Whether an error says that this version can't be saved any more: another member has saved a newer one, or deleted it. */
  function stopAt(error: unknown) {
    const current = conflictOf<StaffContent>(error)
    if (!current && codeOf(error) !== 'not_found') return false
    const { sent, stored } = now.current
    now.current.isStopped = true
    if (current) setConflict({ current, sent, stored })
    else store()
    setState(current ? 'conflict' : 'deleted')
    return true
  }

  function saved(answer: StaffContent, sent: ContentDocument) {
    Object.assign(now.current, { version: answer.version, sent, stored: answer.document, ...NOTHING_OPEN })
    setContent(answer)
    setSavedAt(new Date().toISOString())
    return true
  }

  async function saveOnce(): Promise<boolean> {
    const { version: ifMatch, lost } = now.current
    const attempt = lost ?? { document: structuredClone(readForm()), key: newId() }
    setState('saving')
    try {
      const asked = { id: first.id, ifMatch, idempotencyKey: attempt.key, ...attempt.document }
      const answer = await saveContentDraft(api, asked as Parameters<typeof saveContentDraft>[1], { silent: true })
      return saved(answer, attempt.document)
    } catch (error) {
      return notSaved(error, attempt)
    }
  }

  function notSaved(error: unknown, attempt: { document: ContentDocument; key: string }) {
    const { lost, doubtful } = now.current
    const current = conflictOf<StaffContent>(error)
    const own = current && [attempt.document, doubtful].find((sent) => isSavedAs(current, sent))
    if (own) return saved(current, own)
    now.current.lost = isLost(error, lost !== undefined) ? attempt : undefined
    if (maySaveAnyway(error)) now.current.doubtful = attempt.document
    store()
    if (!stopAt(error)) failed(error)
    return false
  }

  function failed(error: unknown) {
    const isOffline = Object(error).status === 0
    setState(isOffline ? 'offline' : 'failed')
    setRefusal(isOffline || !(error instanceof Error) ? undefined : error.message)
    if (!now.current.isClosed) later(RETRY_AFTER_MS)
    void logoutIfAccessDenied(error)
  }

  async function saveAll(): Promise<boolean> {
    while (isChanged() || now.current.lost) {
      if (now.current.isStopped || !(await saveOnce())) return false
    }
    if (now.current.isStopped) return false
    forgetUnsaved(first.id)
    setState('saved')
    return true
  }

  /** Each request has the version of the answer before it. */
  function inTurn<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const turn = now.current.last.then(request, request)
    now.current.last = turn
    return turn
  }

  /** Saves what is changed; false if that was not possible. */
  function save(): Promise<boolean> {
    clearTimeout(now.current.timer)
    now.current.saving ??= inTurn(saveAll).finally(() => {
      now.current.saving = undefined
    })
    return now.current.saving
  }

  function later(delay: number) {
    clearTimeout(now.current.timer)
    now.current.timer = setTimeout(() => void save(), delay)
  }

  function store() {
    const { version, sent: base, doubtful: lost } = now.current
    storeUnsaved(first.id, { version, base, document: readForm(), lost })
  }

  function changed() {
    if (!isChanged()) return
    // Before a conflict is settled, the browser keeps what belongs to the earlier version.
    if (now.current.isStopped && state !== 'deleted') return
    store()
    if (now.current.isStopped) return
    setState((before) => (before === 'saving' ? before : 'changed'))
    later(SAVE_AFTER_MS)
  }

  /** Goes on with another document, such as an earlier revision. */
  function take(taken: StaffContent, document = taken.document) {
    const { version, document: stored } = taken
    Object.assign(now.current, { version, sent: stored, stored, ...NOTHING_OPEN, isStopped: false })
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
  const act = (change: (version: number) => Promise<StaffContent>, isTaken = false) =>
    inTurn(async () => {
      clearTimeout(now.current.timer)
      if (!(await saveAll())) throw new Error('resources.contents.saveFirst')
      try {
        const answer = await change(now.current.version)
        if (isTaken) take(answer)
        else {
          now.current.version = answer.version
          setContent(answer)
        }
        return answer
      } catch (cause) {
        stopAt(cause)
        throw cause
      }
    })

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
    now.current.isClosed = false
    addEventListener('online', online)
    addEventListener('beforeunload', leave)
    addEventListener('keydown', press)
    // What the browser has kept from the last time.
    handlers.current.changed()
    return () => {
      unsubscribe()
      now.current.isClosed = true
      removeEventListener('online', online)
      removeEventListener('beforeunload', leave)
      removeEventListener('keydown', press)
      void handlers.current.save()
    }
  }, [form])

  return { content: useContentNow(content), state, savedAt, refusal, conflict, save, act, take, readForm }
}

export type Draft = ReturnType<typeof useDraft>
