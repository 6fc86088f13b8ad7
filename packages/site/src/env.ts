import { readFileSync } from 'node:fs'

const DEFAULT_API_ORIGIN = 'http://127.0.0.1:4000'
const MAX_PORT = 65_535
const MAX_PROXIES = 10
const API_TIMEOUT = { fallback: 4000, lowest: 100, highest: 99_999 }
const SHUTDOWN_DELAY = { fallback: 0, lowest: 0, highest: 300 }
const DEFAULT_FILM_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

type Environment = Record<string, string | undefined>

/** An invalid environment variable, described in one sentence. */
export class EnvironmentError extends Error {}

/** The number of a port: `readPort('STORE_PORT', 3000)`. */
export function readPort(name: string, fallback: number, environment: Environment = process.env): number {
  return readWholeNumber(name, { fallback, lowest: 1, highest: MAX_PORT }, environment)
}

/** Where the API is, without a path: `http://127.0.0.1:4000`. */
export function readApiOrigin(environment: Environment = process.env): string {
  return readOrigin('API_ORIGIN', DEFAULT_API_ORIGIN, environment)
}

/** How many milliseconds a page waits for an answer of the API. */
export function readApiTimeout(environment: Environment = process.env): number {
  return readWholeNumber('API_TIMEOUT_MS', API_TIMEOUT, environment)
}

/** An address without a path, such as the one that visitors know a site by. */
export function readOrigin(name: string, fallback: string, environment: Environment = process.env): string {
  const given = environment[name] || fallback
  const url = URL.parse(given)
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  if (!isOrigin) throw new EnvironmentError(`${name} is "${given}": it has to be like ${fallback}, without a path.`)
  return url.origin
}

/** The address of the back office, which alone may show previews in a frame. */
export function readAdminOrigin(environment: Environment = process.env): string {
  return readOrigin('ADMIN_ORIGIN', `http://localhost:${readPort('ADMIN_PORT', 3002, environment)}`, environment)
}

/** The origins whose films may play in a frame of ours, as `FILM_HOSTS` names them with spaces or commas. */
export function readFilmHosts(environment: Environment = process.env): string[] {
  const given = (environment['FILM_HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean)
  return given.length > 0 ? [...new Set(given.map(readFilmHost))] : DEFAULT_FILM_HOSTS
}

/** Strict, because it is written into the security policy, which knows no IPv6 address. */
const FILM_HOST = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.\d+\.\d+\.\d+))(?::\d+)?$/

function readFilmHost(given: string) {
  const url = URL.parse(given)
  const isOrigin = url !== null && url.href === `${url.origin}/`
  if (isOrigin && FILM_HOST.test(url.origin)) return url.origin
  throw new EnvironmentError(
    `FILM_HOSTS names "${given}": each has to be like https://player.vimeo.com, without a path; http is only for this machine.`,
  )
}

/** The number of trusted reverse proxies, whose forwarding headers are used. */
export function readTrustedProxies(environment: Environment = process.env): number {
  return readWholeNumber('TRUSTED_PROXIES', { fallback: 0, lowest: 0, highest: MAX_PROXIES }, environment)
}

/** For how many seconds a program that is asked to stop still accepts requests, while its health is 503. */
export function readShutdownDelay(environment: Environment = process.env): number {
  return readWholeNumber('SHUTDOWN_DELAY_SECONDS', SHUTDOWN_DELAY, environment)
}

/** The server has no TLS, so an https origin requires a trusted proxy. */
export function refuseMissingProxy({ origin, trustedProxies }: { origin: string; trustedProxies: number }): void {
  if (!origin.startsWith('https:') || trustedProxies > 0) return
  throw new EnvironmentError(`The site is ${origin}, which a proxy serves: set TRUSTED_PROXIES to how many there are.`)
}

/** By which the API knows a site on another machine; on the same machine none is needed. */
export function readInternalSecret(environment: Environment = process.env): string | undefined {
  const given = environment['INTERNAL_SECRET'] || readSecretFile('INTERNAL_SECRET_FILE', environment)
  if (!given || /^[\x21-\x7e]{32,200}$/.test(given)) return given || undefined
  // It is a secret, so it is not repeated.
  throw new EnvironmentError('INTERNAL_SECRET has to be 32 to 200 letters, digits or signs without spaces.')
}

/** Containers and systemd pass secrets as files. */
function readSecretFile(name: string, environment: Environment) {
  const path = environment[name]
  if (!path) return undefined
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new EnvironmentError(`${name} is "${path}": the file cannot be read.`)
  }
}

type Range = { fallback: number; lowest: number; highest: number }

function readWholeNumber(name: string, { fallback, lowest, highest }: Range, environment: Environment) {
  const given = environment[name]
  if (!given) return fallback
  const number = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
  if (number >= lowest && number <= highest) return number
  throw new EnvironmentError(`${name} is "${given}": it has to be a whole number from ${lowest} to ${highest}.`)
}

/** The URL that conversions are reported to, `https://pixel.example/collect/`; optional. */
export function readPixelUrl(environment: Record<string, string | undefined> = process.env): string | undefined {
  const given = environment['PIXEL_URL']
  if (!given) return undefined
  const url = URL.parse(given)
  if (url && /^https?:$/.test(url.protocol) && !url.username) return url.href
  throw new EnvironmentError(
    `PIXEL_URL is "${given}": it has to be a whole address, like https://pixel.example/collect/.`,
  )
}

/** Where traces are sent to, without its path; optional. */
export function readTraceCollector(environment: Environment = process.env): string | undefined {
  if (!environment['OTEL_EXPORTER_OTLP_ENDPOINT']) return undefined
  return readOrigin('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318', environment)
}

/** Everything that a site reads from its environment. */
export function readSiteEnvironment(site: 'store' | 'culture') {
  const ports = { store: readPort('STORE_PORT', 3000), culture: readPort('CULTURE_PORT', 3001) }
  const storeOrigin = readOrigin('STORE_ORIGIN', `http://localhost:${ports.store}`)
  const cultureOrigin = readOrigin('CULTURE_ORIGIN', `http://localhost:${ports.culture}`)
  return {
    port: ports[site],
    apiOrigin: readApiOrigin(),
    apiTimeoutMs: readApiTimeout(),
    internalSecret: readInternalSecret(),
    trustedProxies: readTrustedProxies(),
    shutdownDelaySeconds: readShutdownDelay(),
    pixelUrl: readPixelUrl(),
    filmHosts: readFilmHosts(),
    adminOrigin: readAdminOrigin(),
    traceCollector: readTraceCollector(),
    /** The address that visitors know the site by. */
    origin: site === 'store' ? storeOrigin : cultureOrigin,
    storeOrigin,
    cultureOrigin,
  }
}
