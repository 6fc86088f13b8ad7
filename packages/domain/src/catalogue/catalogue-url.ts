import { encodeSegment } from '../text/text.ts'

/** The kind of a public catalogue page; `book` by default. */
export type CatalogueKind = 'book' | 'article' | 'booklist' | (string & {})

export type CatalogueAddress = { kind?: CatalogueKind | undefined; slug: string; suffix?: string | undefined }

/**
 * The public path of a catalogue page is `/{kind}/{slug}/`, or `/{kind}/{slug}/{suffix}/`: the kind is `book` when
 * none is given, `article` is written `read`, `booklist` is written `book/list`, any other kind is used as it is; each
 * part is percent-encoded, an empty suffix counts as none, and an empty slug, `.` or `..` is refused with a `TypeError`.
 *
 * @example
 * cataloguePath({ kind: 'article', slug: 'monsoon-reading' }) // => '/read/monsoon-reading/'
 */
export function cataloguePath({ kind, slug, suffix }: CatalogueAddress): string {
  const path = `/${segmentOfKind(kind)}/${segment(slug, 'slug')}/`
  return suffix ? `${path}${segment(suffix, 'suffix')}/` : path
}

function segmentOfKind(kind: CatalogueKind | undefined) {
  if (kind === 'article') return 'read'
  if (kind === 'booklist') return 'book/list'
  return segment(kind || 'book', 'kind')
}

function segment(text: string, argument: string) {
  // A browser resolves `.` and `..` away, even percent-encoded, and would land on another page.
  if (typeof text !== 'string' || /^\.{0,2}$/.test(text)) {
    throw new TypeError(`${argument} must be a text that can stand in a path, not ${JSON.stringify(text)}`)
  }
  return encodeSegment(text)
}

/**
 * The absolute address of a catalogue page is the host followed by its path; slashes at the end of the host are not
 * doubled, and a host that is missing or empty is refused with a `TypeError`.
 *
 * @example
 * catalogueUrl({ host: 'https://dabali.example', slug: 'palpasa-cafe' }) // => 'https://dabali.example/book/palpasa-cafe/'
 */
export function catalogueUrl({ host, kind, slug }: Omit<CatalogueAddress, 'suffix'> & { host: string }): string {
  if (typeof host !== 'string' || host === '') {
    throw new TypeError(`host must be an origin, not ${JSON.stringify(host)}`)
  }
  let origin = host
  while (origin.endsWith('/')) origin = origin.slice(0, -1)
  return origin + cataloguePath({ kind, slug })
}
