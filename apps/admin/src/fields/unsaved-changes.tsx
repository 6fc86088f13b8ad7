import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Location, useBlocker, useLocation } from 'react-router-dom'
import { knownAccount } from '../data/auth-provider.ts'
import { useFormat } from '../i18n/format.ts'
import { ActionButton } from '../layout/parts.tsx'
import { Question } from '../layout/question.tsx'

/** State of an address whose screen begins with the draft that was stored for it, such as that of a new record. */
export const GOES_ON = { goesOn: true }

/** What may be left without a question: the changes are stored, and shown again after the login or on the next screen. */
const isSafe = ({ pathname, state }: Location) => pathname === '/login' || state?.goesOn === true

type LeaveQuestionProps = {
  isDirty: boolean
  /** What else in the address tells which record the screen shows, such as a version. */
  parameter?: string
  /** A message key: what becomes of the changes. */
  text?: string
}

/** Asks before a screen with unsaved changes is left, and when the browser is closed. */
export function LeaveQuestion({ isDirty, parameter, text = 'admin.unsaved.text' }: LeaveQuestionProps) {
  const translate = useTranslate()
  const shownBy = ({ pathname, search }: Location) =>
    `${pathname} ${parameter ? new URLSearchParams(search).get(parameter) : ''}`
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && shownBy(currentLocation) !== shownBy(nextLocation) && !isSafe(nextLocation),
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <Question
      title={translate('admin.unsaved.title')}
      confirm={translate('admin.unsaved.leave')}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>{translate(text)}</p>
    </Question>
  )
}

type Draft<Values> = { at: string; base: Values; values: Values }

const keyOf = (name: string) => `draft.${knownAccount()}.${name}`

function readDraft<Values>(key: string): Draft<Values> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function writeDraft<Values>(key: string, draft: Omit<Draft<Values>, 'at'>) {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), ...draft }))
  } catch {
    // A full store keeps no draft; the form still asks before it is left.
  }
}

/** Stores what was typed in the form of a new record while it was created, for the screen of the record. */
export function moveDraft<Values>(from: string, to: string, draft: Omit<Draft<Values>, 'at'> | undefined) {
  localStorage.removeItem(keyOf(from))
  if (draft) writeDraft(keyOf(to), draft)
}

const laterOf = (key: string) => `${key}.later`

/** What was left is not overwritten before somebody has decided about it. The key, if something was stored under it. */
function storeChanges<Values>(key: string, text: string | undefined, isLeft: boolean): string | undefined {
  if (text !== undefined) writeDraft<Values>(isLeft ? laterOf(key) : key, JSON.parse(text))
  else if (!isLeft) localStorage.removeItem(key)
  return text === undefined || isLeft ? undefined : key
}

/**
 * Unsaved changes on the device. `found` is what was left there before this screen was opened, until it is restored or
 * discarded; `base` is what they were made to.
 */
export function useDraft<Values>(
  name: string,
  { base, values, isDirty }: { base: Values; values: Values; isDirty: boolean },
) {
  const key = keyOf(name)
  const later = laterOf(key)
  const [found, setFound] = useState(() => readDraft<Values>(key))
  const text = isDirty ? JSON.stringify({ base, values }) : undefined
  const seen = useRef(key)
  /** Under what this screen has stored something. */
  const written = useRef<string>(undefined)
  useEffect(() => {
    // The changes go on under another name, such as that of a newer version; what was left under it is offered first.
    const isRenamed = seen.current !== key
    const left = isRenamed ? readDraft<Values>(key) : found
    if (isRenamed) {
      if (written.current === seen.current) localStorage.removeItem(seen.current)
      seen.current = key
      setFound(left)
    }
    written.current = storeChanges<Values>(key, text, left !== undefined) ?? written.current
  }, [key, text, found])
  return {
    found,
    /** The next that was left is offered after it, unless the form has new changes. */
    forget() {
      const next = text === undefined ? readDraft<Values>(later) : undefined
      localStorage.removeItem(later)
      if (next) writeDraft(key, next)
      setFound(next)
    },
  }
}

type FoundDraftProps = { at: string; onTakeUp: () => void; onDiscard: () => void }

/** Changes that were left on this device. */
export function FoundDraft({ at, onTakeUp, onDiscard }: FoundDraftProps) {
  const translate = useTranslate()
  const { time } = useFormat()
  const isTakenUp: boolean = useLocation().state?.goesOn === true
  const takeUp = useRef(onTakeUp)
  useEffect(() => {
    if (isTakenUp) takeUp.current()
  }, [isTakenUp])
  if (isTakenUp) return null
  return (
    <div className="notice notice--w" role="status">
      <p>{translate('admin.unsaved.found', { time: time(at) })}</p>
      <button type="button" className="button button--plain" onClick={onDiscard}>
        {translate('admin.unsaved.discard')}
      </button>
      <button type="button" className="button" onClick={onTakeUp}>
        {translate('admin.unsaved.goOn')}
      </button>
    </div>
  )
}

type SaveBarProps = { changes: number; isBusy: boolean; error: unknown; isNew?: boolean }

export function SaveBar({ changes, isBusy, error, isNew = false }: SaveBarProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      button.current?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div className="save-bar">
      <div role="status">
        {changes > 0
          ? translate('admin.unsaved.count', { smart_count: changes, count: number(changes) })
          : !isNew && translate('admin.unsaved.none')}
        {error instanceof Error && <p className="error-text">{translate(error.message, { _: error.message })}</p>}
      </div>
      <ActionButton
        ref={button}
        type="submit"
        className="button"
        aria-keyshortcuts="Control+S"
        isDisabled={isBusy || changes === 0}
      >
        {translate('admin.action.save')}
      </ActionButton>
    </div>
  )
}
