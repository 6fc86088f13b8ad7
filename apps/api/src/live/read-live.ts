import { StartError } from '../errors/start-error.ts'

export type LiveSettings = {
  /** Where all streams lie, each in a folder of its own; ends with a slash. */
  origin: string
  /** By which the origin knows the gate. */
  secret: string
}

const SANDBOX: LiveSettings = { origin: 'http://127.0.0.1:4100/hls/', secret: 'sandbox-origin-secret' }

/** The origin of streams: the sandbox's where nothing is said, and none in production. */
export function readLive(variables: NodeJS.ProcessEnv): LiveSettings | undefined {
  const isProduction = variables['NODE_ENV'] === 'production'
  const origin = variables['LIVE_ORIGIN'] || (isProduction ? '' : SANDBOX.origin)
  const secret = variables['LIVE_ORIGIN_SECRET'] || (isProduction ? '' : SANDBOX.secret)
  if (origin === '' && secret === '') return undefined
  if (!isOrigin(origin)) throw new StartError('LIVE_ORIGIN must look like http://127.0.0.1:8888/live/.')
  // It is not repeated.
  if (!/^[\x21-\x7e]{16,500}$/.test(secret)) {
    throw new StartError('LIVE_ORIGIN_SECRET must be at least 16 letters, digits and signs.')
  }
  if (isProduction && secret === SANDBOX.secret) {
    throw new StartError('LIVE_ORIGIN_SECRET is that of the sandbox, which everybody knows: choose another one.')
  }
  return { origin: origin.endsWith('/') ? origin : `${origin}/`, secret }
}

function isOrigin(text: string) {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return url.username === '' && url.password === '' && !/[?#]/.test(text)
}
