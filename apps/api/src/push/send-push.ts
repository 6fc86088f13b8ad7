import { createECDH, ECDH } from 'node:crypto'
import { StartError } from '../errors/api-error.ts'
import { PermanentFailure, RetryLater } from '../jobs/queries.ts'
import type { BrowserKeys, PushJob, PushQueries } from './queries.ts'

export type PushSettings = {
  /** The VAPID keys, base64url: browsers subscribe with the public one, each message is signed with the private one. */
  publicKey: string
  privateKey: string
  /** Where a push service can reach the operator: a `mailto:` or `https:` address. */
  subject: string
  /** Further origins of push services. Only for tests: the environment cannot set it. */
  origins?: readonly string[]
}

const VARIABLES = ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_SUBJECT'] as const
const CURVE = 'prime256v1'
const SUBJECT = /^(mailto:[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+|https:\/\/[^\s/]+\.[^\s]+)$/

/** The settings of web push; undefined: there are no notifications. Messages do not repeat the private key. */
export function readPush(variables: NodeJS.ProcessEnv): PushSettings | undefined {
  const missing = VARIABLES.filter((name) => !variables[name])
  if (missing.length === VARIABLES.length) return undefined
  if (missing[0] !== undefined)
    throw new StartError(`${missing[0]} is missing: the three web push settings go together.`)
  const [publicKey, privateKey, subject] = VARIABLES.map((name) => variables[name] ?? '') as [string, string, string]
  if (!SUBJECT.test(subject)) {
    throw new StartError('WEB_PUSH_SUBJECT must look like mailto:hello@dabali.example or https://dabali.example/.')
  }
  if (publicKey !== publicKeyOf(privateKey)) {
    throw new StartError(
      'WEB_PUSH_PUBLIC_KEY and WEB_PUSH_PRIVATE_KEY must be a pair of VAPID keys, as `npx web-push generate-vapid-keys` prints them.',
    )
  }
  return { publicKey, privateKey, subject }
}

function publicKeyOf(privateKey: string) {
  const key = createECDH(CURVE)
  try {
    key.setPrivateKey(privateKey, 'base64url')
    return key.getPublicKey('base64url')
  } catch {
    return undefined
  }
}

/** The push services of Chrome, Edge, Opera, Samsung and Brave; of Firefox; of Edge on Windows; of Safari. */
const PUSH_SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)?push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
]

/** Whether an address is one of a known push service. Others could lead into the network of the server. */
export function isPushEndpoint(text: string, { origins = [] }: Pick<PushSettings, 'origins'>): boolean {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.href !== text) return false
  if (origins.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && PUSH_SERVICES.some((host) => host.test(url.hostname))
}

const AUTH_BYTES = 16

/** Whether the keys of a browser can encrypt: a point of the curve, and a secret. */
export function areBrowserKeys({ p256dh, auth }: Omit<BrowserKeys, 'endpoint'>): boolean {
  try {
    // It throws for what is no point of the curve.
    const point = ECDH.convertKey(p256dh, CURVE, 'base64url', 'base64url', 'uncompressed')
    return point === p256dh && Buffer.from(auth, 'base64url').length === AUTH_BYTES
  } catch {
    return false
  }
}

const LONGEST_MS = 10_000
/** How long a push service holds a message for a browser that is offline. */
const LONGEST_HELD_SECONDS = 3 * 24 * 60 * 60
const GONE = [404, 410]
const TOO_MANY = 429

/** Sends a message to a browser. Without settings, or to a browser that was removed meanwhile, it does nothing. */
export const pushSender =
  (queries: PushQueries, settings: PushSettings | undefined) =>
  async ({ subscription, validUntil, urgency = 'normal', ...message }: PushJob) => {
    const held =
      validUntil === undefined ? LONGEST_HELD_SECONDS : Math.floor((Date.parse(validUntil) - Date.now()) / 1000)
    if (settings === undefined || held <= 0) return
    const keys = await queries.find(subscription)
    if (!keys) return
    const { publicKey, privateKey, subject } = settings
    // Loaded on use: it is large, and most processes never need it.
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: keys.endpoint, keys },
      JSON.stringify(message),
      {
        vapidDetails: { publicKey, privateKey, subject },
        TTL: Math.min(held, LONGEST_HELD_SECONDS),
        urgency,
      },
    )
    try {
      await post(keys.endpoint, headers, body)
    } catch (failure) {
      if (failure instanceof Gone) return queries.removeEnded(subscription)
      await queries.noteFailure(subscription)
      throw failure
    }
    return queries.noteDelivery(subscription)
  }

/** The browser has ended the subscription. */
class Gone extends Error {}

async function post(url: string, headers: Record<string, string | number>, body: Buffer | null) {
  const response = await fetch(url, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
    body: body === null ? null : new Uint8Array(body),
    // A redirect could lead to a host that is not known.
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  await response.body?.cancel()
  const { ok, status } = response
  if (ok) return
  if (GONE.includes(status)) throw new Gone()
  const code = `HTTP_${status}`
  if (status === TOO_MANY || status >= 500) throw new RetryLater(code, toSeconds(response.headers.get('retry-after')))
  throw new PermanentFailure(code)
}

/** `Retry-After` is a number of seconds or a date. */
function toSeconds(text: string | null) {
  if (text === null) return 0
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0
}
