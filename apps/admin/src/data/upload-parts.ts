import { newId } from '@dabali/api-client'
import { beginUpload, cancelUpload, completeUpload, getUpload, type StaffUpload } from '@dabali/api-client/staff'
import { api } from './api.ts'
import { upload } from './upload.ts'

export type UploadKind = StaffUpload['kind']

export type PartsState = {
  id: string
  name: string
  /** `paused`: by the member of staff. `lost`: by the connection; it continues once there is one. */
  status: 'waiting' | 'sending' | 'paused' | 'lost' | 'checking' | 'done' | 'refused'
  /** From 0 to 1. */
  progress: number
  error?: unknown
}

type Options = {
  kind: UploadKind
  file: File
  isPublic: boolean
  onChange: (state: PartsState) => void
  /** How long a check waits before it is asked for again. */
  pauseMs?: number
}

const CHECKS = 20
const PAUSE_MS = 3000
const statusOf = (error: unknown) => Number(Reflect.get(Object(error), 'status')) || 0
/** A lost connection, or a server that is not there for the moment. */
export const isPassing = (error: unknown) => statusOf(error) === 0 || statusOf(error) >= 500

/** An upload in parts that can be paused, and goes on from the parts that have arrived. */
export function createPartUpload({ kind, file, isPublic, onChange, pauseMs = PAUSE_MS }: Options) {
  let state: PartsState = { id: newId(), name: file.name, status: 'waiting', progress: 0 }
  let known: StaffUpload | undefined
  let stop = new AbortController()
  const change = (more: Partial<PartsState>) => {
    state = { ...state, ...more }
    onChange(state)
  }

  /** Asked once, also when a pause ends before the answer. */
  let beginning: Promise<StaffUpload> | undefined
  const begin = () => {
    const begun = { kind, name: file.name, size: file.size, is_public: isPublic, idempotencyKey: state.id }
    // Not repeated by the client: the state says so, and the upload goes on later.
    beginning ??= beginUpload(api, begun, { silent: true, retries: 0 })
    beginning.catch(() => {
      beginning = undefined
    })
    return beginning
  }

  async function send(found: StaffUpload, signal: AbortSignal) {
    const missing = Array.from({ length: found.parts }, (_, at) => at + 1).filter(
      (number) => !found.received.includes(number),
    )
    let sent = found.parts - missing.length
    for (const number of missing) {
      const part = file.slice((number - 1) * found.part_size, number * found.part_size)
      const show = (share: number) => change({ progress: (sent + share) / found.parts })
      const digest = await digestOf(part)
      if (signal.aborted) return
      const path = `api/staff/uploads/${found.id}/parts/${number}/`
      known = await upload<StaffUpload>({
        method: 'PUT',
        path,
        file: part,
        digest,
        signal,
        onProgress: show,
      })
      sent += 1
    }
  }

  /** A long film is checked for longer than a connection may be silent; the check is then asked for again. */
  async function check(id: string, signal: AbortSignal): Promise<StaffUpload> {
    for (let round = 1; ; round += 1) {
      try {
        return await completeUpload(api, { id }, { silent: true })
      } catch (failed) {
        if (!isPassing(failed) || round === CHECKS || signal.aborted) throw failed
        await new Promise((resume) => setTimeout(resume, pauseMs))
      }
    }
  }

  /** Whether the storage has lost parts that had arrived, which are sent again when the upload goes on. */
  async function hasMissingParts(): Promise<boolean> {
    const now = known && (await getUpload(api, { id: known.id }, { silent: true }).catch(() => undefined))
    return now !== undefined && now.received.length < now.parts
  }

  /** The upload once it is complete; undefined while it is paused, lost or refused. */
  async function start(): Promise<StaffUpload | undefined> {
    stop = new AbortController()
    change({ status: 'sending', error: undefined })
    const { signal } = stop
    try {
      known = known ? await getUpload(api, { id: known.id }, { silent: true }) : await begin()
      signal.throwIfAborted()
      if (!known.is_complete) await send(known, signal)
      signal.throwIfAborted()
      change({ status: 'checking', progress: 1 })
      const complete = await check(known.id, signal)
      signal.throwIfAborted()
      change({ status: 'done' })
      return complete
    } catch (failed) {
      if (signal.aborted) return undefined
      const goesOn = isPassing(failed) || (state.status === 'checking' && (await hasMissingParts()))
      change({ status: goesOn ? 'lost' : 'refused', error: failed })
      return undefined
    }
  }

  return {
    id: state.id,
    state: () => state,
    start,
    pause() {
      stop.abort()
      change({ status: 'paused' })
    },
    async cancel() {
      stop.abort()
      known ??= await beginning?.catch(() => undefined)
      if (known) await cancelUpload(api, { id: known.id }, { silent: true }).catch(() => undefined)
    },
  }
}

export type PartUpload = ReturnType<typeof createPartUpload>

/** The digest of a part as RFC 9530 writes it. */
async function digestOf(part: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await part.arrayBuffer())
  return `sha-256=:${btoa(String.fromCharCode(...new Uint8Array(digest)))}:`
}
