import { GatewayUnavailable } from './adapter.ts'

/** Shorter than the timeout of the caller. */
const LONGEST_MS = 6000
const LARGEST_BYTES = 256 * 1024

type Question = { url: string; headers?: Record<string, string>; body?: object }

/** Requests JSON from a gateway, with a time limit and a size limit and without redirects. */
export async function askGateway({ url, headers = {}, body }: Question): Promise<{ status: number; answer: object }> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LONGEST_MS),
      // A redirect could lead to a host that is not trusted.
      redirect: 'manual',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const answer: unknown = JSON.parse(await textOf(response))
    if (typeof answer !== 'object' || answer === null) throw new GatewayUnavailable('UNREADABLE')
    if (response.status >= 500 || (response.status >= 300 && response.status < 400))
      throw new GatewayUnavailable(`HTTP_${response.status}`)
    return { status: response.status, answer }
  } catch (failure) {
    throw failure instanceof GatewayUnavailable ? failure : new GatewayUnavailable(codeOf(failure))
  }
}

async function textOf({ body, status }: Response) {
  if (body === null) throw new GatewayUnavailable(`HTTP_${status}`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > LARGEST_BYTES) throw new GatewayUnavailable('TOO_LARGE')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function codeOf(failure: unknown) {
  if (failure instanceof SyntaxError) return 'UNREADABLE'
  if (failure instanceof Error && failure.name === 'TimeoutError') return 'LATE'
  return 'UNREACHABLE'
}

/** A string property of a plausible length. */
export function textIn(answer: object, name: string): string | undefined {
  const value: unknown = Reflect.get(answer, name)
  return typeof value === 'string' && /^[\x21-\x7e][\x20-\x7e]{0,499}$/.test(value) ? value : undefined
}

/** An integer property. */
export function integerIn(answer: object, name: string): number | undefined {
  const value: unknown = Reflect.get(answer, name)
  return Number.isSafeInteger(value) ? Number(value) : undefined
}
