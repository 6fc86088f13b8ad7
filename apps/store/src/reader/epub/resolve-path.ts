/** A place inside a book: a file by its path in the archive, and what is pointed at in it. */
export type BookPlace = { path: string; fragment: string }

const SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * Where an address that stands in a file of a book leads inside that book; nothing for an address of anywhere else.
 *
 * @example
 * resolvePath('EPUB/text/one.xhtml', '../images/a%20b.png') // => { path: 'EPUB/images/a b.png', fragment: '' }
 */
export function resolvePath(from: string, address: string): BookPlace | undefined {
  const written = address.trim()
  if (SCHEME.test(written) || written.startsWith('//')) return undefined
  const [before = '', fragment = ''] = written.split('#', 2)
  const path = decode(before.split('?', 1)[0] ?? '')
  if (path === '') return { path: from, fragment: decode(fragment) }
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return { path: parts.join('/'), fragment: decode(fragment) }
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    // A bare percent sign in a name is a percent sign.
    return text
  }
}
