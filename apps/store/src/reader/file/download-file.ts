/** How much of a file has come; `whole` is not known of every line. */
export type Progress = { loaded: number; whole: number | undefined }

/** The connection broke; the part that was received is kept for the next try. */
export class ConnectionLost extends Error {
  override readonly name = 'LineLost'
}

/** The file is refused, with the status and the code that the shop gives. */
export class FileDenied extends Error {
  override readonly name = 'FileRefused'
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, code: string | undefined) {
    super(`${status} ${code ?? ''}`)
    this.status = status
    this.code = code
  }
}

/** The part of a file that was received. */
export type PartialFile = { chunks: Uint8Array[]; loaded: number; etag: string | undefined }

export const emptyDownload = (): PartialFile => ({ chunks: [], loaded: 0, etag: undefined })

type Download = { part: PartialFile; tell: (progress: Progress) => void; signal?: AbortSignal | undefined }

const PARTIAL = 206

/** Downloads a file; resumes the last attempt if the file is unchanged. */
export async function downloadFile(url: string, { part, tell, signal }: Download): Promise<Uint8Array<ArrayBuffer>> {
  const response = await ask(url, part, signal)
  if (!response.ok) throw new FileDenied(response.status, await errorCode(response))
  if (response.status !== PARTIAL) Object.assign(part, emptyDownload())
  part.etag = response.headers.get('etag') ?? undefined
  const whole = totalLength(response, part.loaded)
  await readInto(part, response, () => tell({ loaded: part.loaded, whole }))
  if (whole !== undefined && part.loaded < whole) throw new ConnectionLost('It ended too early.')
  return joinChunks(part)
}

async function ask(url: string, { loaded, etag }: PartialFile, signal: AbortSignal | undefined) {
  const rest = loaded > 0 && etag ? { range: `bytes=${loaded}-`, 'if-range': etag } : undefined
  try {
    return await fetch(url, { ...(rest && { headers: rest }), ...(signal && { signal }) })
  } catch (error) {
    throw new ConnectionLost('No answer.', { cause: error })
  }
}

async function readInto(part: PartialFile, response: Response, tell: () => void) {
  const reader = response.body?.getReader()
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      part.chunks.push(read.value)
      part.loaded += read.value.length
      tell()
    }
  } catch (error) {
    throw new ConnectionLost('It broke off.', { cause: error })
  }
}

/** The content length of a compressed response is not the size of the file. */
function totalLength({ headers }: Response, before: number) {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? undefined : before + Number(length)
}

function joinChunks({ chunks, loaded }: PartialFile) {
  const whole = new Uint8Array(loaded)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

async function errorCode(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  return typeof code === 'string' ? code : undefined
}
