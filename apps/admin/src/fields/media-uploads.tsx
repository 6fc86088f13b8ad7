import type { StaffUpload } from '@dabali/api-client/staff'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fieldError } from '../data/api.ts'
import { createPartUpload, isPassing, type PartsState, type PartUpload, type UploadKind } from '../data/upload-parts.ts'
import { useFormat } from '../i18n/format.ts'

const AT_ONCE = 2
const RETRY_MS = 10_000
const ACCEPTED: Readonly<Record<UploadKind, string>> = {
  audio: '.mp3,.m4a,.m4b,.flac,.ogg,.oga,.opus',
  video: '.mp4,.m4v,.webm',
}
const BUSY: readonly string[] = ['sending', 'checking']

type Added = { upload: StaffUpload; file: File }
type MediaUploadsProps = {
  kind: UploadKind
  /** For contents, which everybody can open. */
  isPublic?: boolean
  isMultiple?: boolean
  /** Words of the field. */
  label: string
  /** Which files it takes, if not all of its kind. */
  only?: { endings: string; types: string }
  /** One line, for a place in a list. */
  isSmall?: boolean
  /** Called once for each file that was checked and stored; what it throws is shown at the file. */
  onDone: (added: Added) => Promise<unknown> | unknown
}

/** Sends audio or films in parts, several after each other, each of which can be paused and cancelled. */
export function MediaUploads({ kind, isPublic = false, label, only, onDone, ...is }: MediaUploadsProps) {
  const translate = useTranslate()
  const input = useId()
  const { uploads, add, run, pause, cancel } = usePartUploads({ kind, isPublic, onDone })
  return (
    <div className="stack-2">
      <label className={is.isSmall ? 'drop drop--small' : 'drop'} htmlFor={input}>
        <b>{label}</b>
        <span className="small">{only?.types ?? translate(`admin.upload.types.${kind}`)}</span>
        <input
          id={input}
          className="visually-hidden"
          type="file"
          accept={only?.endings ?? ACCEPTED[kind]}
          multiple={is.isMultiple ?? false}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      {uploads.length > 0 && (
        <ul className="rows">
          {uploads.map((state) => (
            <li key={state.id}>
              <OneUpload
                state={state}
                onRun={() => run(state.id)}
                onPause={() => pause(state.id)}
                onCancel={() => cancel(state.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The uploads of a field: two at a time, and on again once there is a connection. */
function usePartUploads({ kind, isPublic, onDone }: Required<Pick<MediaUploadsProps, 'kind' | 'isPublic' | 'onDone'>>) {
  const [uploads, setUploads] = useState<PartsState[]>([])
  const handles = useRef(new Map<string, { upload: PartUpload; file: File }>())
  const done = useRef(onDone)
  done.current = onDone
  const show = (state: PartsState) =>
    setUploads((before) =>
      before.some(({ id }) => id === state.id)
        ? before.map((each) => (each.id === state.id ? state : each))
        : [...before, state],
    )
  const forget = (id: string) => {
    handles.current.delete(id)
    setUploads((before) => before.filter((each) => each.id !== id))
  }
  const statusesOf = () => [...handles.current.values()].map(({ upload }) => upload.state())

  const next = () => {
    const states = statusesOf()
    const free = AT_ONCE - states.filter(({ status }) => BUSY.includes(status)).length
    for (const { id } of states.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free))) run(id)
  }

  const run = (id: string) => {
    const handle = handles.current.get(id)
    if (!handle || BUSY.includes(handle.upload.state().status)) return
    void handle.upload
      .start()
      .then(async (upload) => {
        if (!handles.current.has(id)) return
        if (!upload) return retryLater(id)
        await done.current({ upload, file: handle.file })
        forget(id)
      })
      .catch((error: unknown) => {
        if (!handles.current.has(id)) return
        show({ ...handle.upload.state(), error })
        if (isPassing(error)) retryLater(id, { isStored: true })
      })
      .finally(next)
  }

  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  /** A server that is not there says nothing when it is back. */
  const retryLater = (id: string, { isStored = false } = {}) => {
    const isWaiting = () => handles.current.get(id)?.upload.state().status === (isStored ? 'done' : 'lost')
    if (!isWaiting()) return
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      if (isWaiting()) run(id)
    }, RETRY_MS)
    timers.current.add(timer)
  }

  const goOn = useRef<() => void>(() => undefined)
  goOn.current = () => {
    for (const { id, status } of statusesOf()) if (status === 'lost') run(id)
  }
  useEffect(() => {
    const online = () => goOn.current()
    window.addEventListener('online', online)
    const [{ current }, { current: waiting }] = [handles, timers]
    return () => {
      window.removeEventListener('online', online)
      for (const timer of waiting) clearTimeout(timer)
      // What is not finished when the screen is left is deleted by the API after a day.
      for (const { upload } of current.values()) upload.pause()
    }
  }, [])

  return {
    uploads,
    add(files: readonly File[]) {
      for (const file of files) {
        const upload = createPartUpload({ kind, file, isPublic, onChange: show })
        handles.current.set(upload.id, { upload, file })
        show(upload.state())
      }
      next()
    },
    run,
    pause: (id: string) => handles.current.get(id)?.upload.pause(),
    cancel(id: string) {
      void handles.current.get(id)?.upload.cancel()
      forget(id)
      next()
    },
  }
}

type OneUploadProps = { state: PartsState; onRun: () => void; onPause: () => void; onCancel: () => void }

function OneUpload({ state, onRun, onPause, onCancel }: OneUploadProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { name, status, progress, error } = state
  // The file is stored, but what it is for was not saved: that can be tried again.
  const isUnsaved = status === 'done' && error !== undefined
  const isRefused = status === 'refused' || isUnsaved
  const problem = messageOf(error)
  const percent = number(Math.floor(progress * 100))
  const button = (action: 'pause' | 'continue' | 'cancel', press: () => void) => (
    <button type="button" className="link" onClick={press}>
      {translate(`admin.upload.actions.${action}`)}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
  return (
    <div className="stack-2" data-upload={status}>
      <div className="line between">
        <b>{name}</b>
        <span className="line">
          {status === 'sending' && button('pause', onPause)}
          {(isUnsaved || ['paused', 'lost'].includes(status)) && button('continue', onRun)}
          {button('cancel', onCancel)}
        </span>
      </div>
      {!isRefused && <progress value={progress} aria-label={name} />}
      {isRefused ? (
        <p className="error-text" role="alert">
          {problem.startsWith('admin.') || problem.startsWith('ra.') ? translate(problem) : problem}
        </p>
      ) : (
        <p className="hint" role="status">
          {translate(`admin.upload.status.${status}`, { percent })}
        </p>
      )}
    </div>
  )
}

const messageOf = (error: unknown) => fieldError(error, 'file') ?? (error instanceof Error ? error.message : '')

/** `02 Night bus.mp3` is the title `Night bus`. */
export const titleOfFile = (name: string) =>
  name
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/^\d{1,3}[\s._-]+/, '')
    .replaceAll('_', ' ')
    .trim()
