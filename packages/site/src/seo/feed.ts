import { element, textElement, xmlDocument } from './xml-response.ts'

type FeedItem = {
  title: string
  url: string
  summary: string
  author: string
  publishedAt: string
  picture?: string | undefined
  /** The audio file of a podcast episode. */
  sound?: { url: string; type: string; bytes: number; seconds?: number } | undefined
  /** The chapters of the audio file. */
  chapters?: readonly { startsAtSeconds: number; title: string }[] | undefined
}

export type Feed = {
  title: string
  description: string
  language: string
  /** The page with the same content. */
  url: string
  /** The URL of the feed. */
  self: string
  /** Makes it a podcast. */
  show?: { picture: string; category: string; owner: { name: string; email: string } } | undefined
  items: readonly FeedItem[]
}

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:psc': 'http://podlove.org/simple-chapters',
}

/** RSS 2.0. */
export function writeFeed({ title, description, language, url, self, show, items }: Feed): string {
  const [newest] = items
  return xmlDocument(
    element(
      'rss',
      NAMESPACES,
      element(
        'channel',
        {},
        textElement('title', title),
        textElement('link', url),
        textElement('description', description),
        textElement('language', language),
        element('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
        newest ? textElement('lastBuildDate', timeOf(newest.publishedAt)) : '',
        ...(show ? writeShow(show) : []),
        ...items.map(writeItem),
      ),
    ),
  )
}

const writeShow = ({ picture, category, owner }: NonNullable<Feed['show']>) => [
  element('itunes:image', { href: picture }),
  element('itunes:category', { text: category }),
  textElement('itunes:author', owner.name),
  element('itunes:owner', {}, textElement('itunes:name', owner.name), textElement('itunes:email', owner.email)),
  textElement('itunes:explicit', 'false'),
]

const writeItem = ({ title, url, summary, author, publishedAt, picture, sound, chapters }: FeedItem) =>
  element(
    'item',
    {},
    textElement('title', title),
    textElement('link', url),
    textElement('guid', url, { isPermaLink: 'true' }),
    textElement('pubDate', timeOf(publishedAt)),
    author ? textElement('dc:creator', author) : '',
    textElement('description', summary),
    picture ? element('media:content', { url: picture, medium: 'image' }) : '',
    sound ? element('enclosure', { url: sound.url, length: sound.bytes, type: sound.type }) : '',
    sound?.seconds ? textElement('itunes:duration', String(sound.seconds)) : '',
    chapters?.length ? element('psc:chapters', { version: '1.2' }, ...chapters.map(writeChapter)) : '',
  )

const writeChapter = ({ startsAtSeconds, title }: NonNullable<FeedItem['chapters']>[number]) =>
  element('psc:chapter', { start: clockTime(startsAtSeconds), title })

/** Hours, minutes and seconds. */
const clockTime = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19)

/** RSS uses the date format of e-mails. */
const timeOf = (time: string) => new Date(time).toUTCString()
