import { type CatalogueAddress, cataloguePath } from './catalogue-path.ts'

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
