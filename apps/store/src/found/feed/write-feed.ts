import { element, textElement, xmlDocument } from '../write-xml.ts'

type FeedItem = {
  title: string
  url: string
  summary: string
  author: string
  publishedAt: string
  picture?: string | undefined
}

export type Feed = {
  title: string
  description: string
  language: string
  /** The page that shows the same to people. */
  url: string
  /** Where the feed itself is. */
  self: string
  items: readonly FeedItem[]
}

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** RSS 2.0. */
export function writeFeed({ title, description, language, url, self, items }: Feed): string {
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
        ...items.map(writeItem),
      ),
    ),
  )
}

const writeItem = ({ title, url, summary, author, publishedAt, picture }: FeedItem) =>
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
  )

/** RSS writes times as mails do. */
const timeOf = (time: string) => new Date(time).toUTCString()
