const DEFAULT_API_ORIGIN = 'http://127.0.0.1:4000'
const HIGHEST_PORT = 65_535
const MOST_PROXIES = 10

type Environment = Record<string, string | undefined>

/** What was wrong with the environment, in one sentence for whoever started the program. */
export class EnvironmentError extends Error {}

/** The number of a port: `readPort('STORE_PORT', 3000)`. */
export function readPort(name: string, fallback: number, environment: Environment = process.env): number {
  return readWholeNumber(name, { fallback, lowest: 1, highest: HIGHEST_PORT }, environment)
}

/** Where the API is, without a path: `http://127.0.0.1:4000`. */
export function readApiOrigin(environment: Environment = process.env): string {
  return readOrigin('API_ORIGIN', DEFAULT_API_ORIGIN, environment)
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

/** How many proxies of ours stand before the site; their word about the visitor's address is believed. */
export function readTrustedProxies(environment: Environment = process.env): number {
  return readWholeNumber('TRUSTED_PROXIES', { fallback: 0, lowest: 0, highest: MOST_PROXIES }, environment)
}

type Range = { fallback: number; lowest: number; highest: number }

function readWholeNumber(name: string, { fallback, lowest, highest }: Range, environment: Environment) {
  const given = environment[name]
  if (!given) return fallback
  const number = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
  if (number >= lowest && number <= highest) return number
  throw new EnvironmentError(`${name} is "${given}": it has to be a whole number from ${lowest} to ${highest}.`)
}
