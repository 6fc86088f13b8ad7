import type { ArtistDetail, RecordDetail, SessionDetail } from '@dabali/api-client'
import { type Language, localPath, readLocalPath } from '@dabali/domain'
import { fileUrl, pageUrl } from '@dabali/site/seo/metadata'
import { xmlText } from '@dabali/site/seo/xml-response'
import { webpFiles } from '@dabali/ui/picture'
import { artistPath, recordFramePath, recordPath, sessionPath } from '../paths.ts'

// https://oembed.com

/** The frame is made for widths from 320 to 800 pixels. */
const FRAME = { width: 600, height: 420, leastWidth: 320, leastHeight: 240 }
const CACHE_SECONDS = 86_400

const KINDS = { artist: 'artist', record: 'record', sessions: 'session' } as const
type EmbeddedKind = (typeof KINDS)[keyof typeof KINDS]

/** A page by its address; `most` is the largest size that the consumer shows. */
export type OembedRequest = {
  kind: EmbeddedKind
  slug: string
  language: Language
  most: { width?: number; height?: number }
}

/** What is asked for; the status of the answer where it cannot be given. */
export function readOembedRequest(query: URLSearchParams, origin: string): OembedRequest | 404 | 501 {
  if ((query.get('format') ?? 'json') !== 'json') return 501
  const asked = URL.parse(query.get('url') ?? '')
  // A consumer may have the address with another scheme.
  if (asked?.host !== new URL(origin).host) return 404
  const { language, path } = readLocalPath(asked.pathname)
  const [, section, slug] = /^\/(artist|record|sessions)\/([^/]+)\/?$/.exec(path) ?? []
  const decoded = decode(slug)
  if (!decoded) return 404
  const [width, height] = [readSize(query.get('maxwidth')), readSize(query.get('maxheight'))]
  return {
    kind: KINDS[section as keyof typeof KINDS],
    slug: decoded,
    language,
    most: { ...(width && { width }), ...(height && { height }) },
  }
}

function decode(part = '') {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

const readSize = (text: string | null) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : undefined)

type Embedded =
  | { kind: 'artist'; item: Pick<ArtistDetail, 'slug' | 'name' | 'picture'> }
  | { kind: 'record'; item: Pick<RecordDetail, 'slug' | 'title' | 'artists' | 'picture'> }
  | { kind: 'session'; item: Pick<SessionDetail, 'slug' | 'title' | 'artists' | 'picture'> }

type Answering = { origin: string; name: string } & Pick<OembedRequest, 'language' | 'most'>

/** The answer about a page: a frame for a record where there is room for it, else a link. */
export function oembedAnswer(about: Embedded, { origin, name, language, most }: Answering) {
  const site = { origin, language }
  const { kind, item } = about
  const [artist] = kind === 'artist' ? [] : item.artists
  return {
    version: '1.0',
    ...(kind === 'record' ? frameOf(item, { origin, language, most }) : { type: 'link' }),
    title: kind === 'artist' ? item.name : item.title,
    ...(artist && { author_name: artist.title, author_url: pageUrl(site, artistPath(artist.slug)) }),
    provider_name: name,
    provider_url: origin + localPath(language, '/'),
    cache_age: CACHE_SECONDS,
    ...thumbnailOf(item.picture, { origin, most }),
  }
}

type FramedRecord = Pick<RecordDetail, 'slug' | 'title' | 'artists'>

function frameOf(record: FramedRecord, { origin, language, most }: Omit<Answering, 'name'>) {
  const width = Math.min(FRAME.width, most.width ?? FRAME.width)
  const height = Math.min(FRAME.height, most.height ?? FRAME.height)
  if (width < FRAME.leastWidth || height < FRAME.leastHeight) return { type: 'link' }
  return { type: 'rich', html: frameHtml(record, { origin, language, width, height }), width, height }
}

type FrameSize = { origin: string; language: Language; width?: number; height?: number }

/** The HTML that shows the player of a record on another site. */
export function frameHtml(record: FramedRecord, { origin, language, width, height }: FrameSize): string {
  const src = pageUrl({ origin, language }, recordFramePath(record.slug))
  const title = [record.title, ...record.artists.map((artist) => artist.title)].join(', ')
  return `<iframe src="${xmlText(src)}" width="${width ?? FRAME.width}" height="${height ?? FRAME.height}" title="${xmlText(title)}" style="border:0;max-width:100%" loading="lazy"></iframe>`
}

/** The largest WebP file that is not larger than the consumer asks for. */
function thumbnailOf(picture: ArtistDetail['picture'], { origin, most }: Pick<Answering, 'origin' | 'most'>) {
  const largest = webpFiles(picture).find(
    (file) => file.width <= (most.width ?? file.width) && file.height <= (most.height ?? file.height),
  )
  return (
    largest && {
      thumbnail_url: fileUrl({ origin }, largest.src),
      thumbnail_width: largest.width,
      thumbnail_height: largest.height,
    }
  )
}

type PathOf = (slug: string) => string
const EMBEDDED: readonly PathOf[] = [artistPath, recordPath, sessionPath]

/** Where consumers find the answer about a page, for its head; none for other kinds of pages. */
export function oembedForms(pathOf: PathOf, slug: string, site: { origin: string; language: Language }) {
  if (!EMBEDDED.includes(pathOf)) return undefined
  const url = encodeURIComponent(pageUrl(site, pathOf(slug)))
  return { 'application/json+oembed': `${site.origin}/oembed?url=${url}` }
}
