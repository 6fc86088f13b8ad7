import { decodeEscapes } from '../text/decode-escapes.ts'

// Only a yardstick: an address that no visitor has.
const HERE = 'https://dabali.invalid'
const MOST_DECODINGS = 5

/**
 * A path to return to is kept when it begins with one `/` and stays on this site however often it is decoded; anything
 * else (another host, `//`, `/\`, control characters, broken escapes, missing or empty text) becomes `/`.
 *
 * @example
 * safeRedirect('//elsewhere.example/login') // => '/'
 */
export function safeRedirect(path: string | null | undefined): string {
  return typeof path === 'string' && staysHere(path) ? path : '/'
}

function staysHere(path: string) {
  let [seen = ''] = path.split(/[?#]/, 1)
  if (hasControlCharacter(path) || !isLocalPath(seen)) return false
  // A server or a proxy on the way may decode once more than we do, so every further reading must stay here as well.
  for (let decodings = 0; decodings < MOST_DECODINGS; decodings += 1) {
    const next = decodeEscapes(seen)
    if (next === seen) return true
    if (next === undefined || hasControlCharacter(next) || !isLocalPath(next)) return false
    seen = next
  }
  return false
}

function isLocalPath(path: string) {
  if (!path.startsWith('/') || /^\/\/|\\/.test(path)) return false
  const { pathname } = new URL(path, HERE)
  // `/.//host` resolves to the path `//host`, which leaves the site when it is used as an address once more.
  return !pathname.startsWith('//')
}

// A browser drops tabs and line breaks inside an address, so `/<tab>/host` is `//host` to it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f-\u009f]/.test(text)
