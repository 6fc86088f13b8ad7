import { expect, it } from 'vitest'
import { writeFeed } from './feed.ts'

const FEED = {
  title: 'What to read',
  description: 'Articles',
  language: 'en',
  url: 'https://s/read',
  self: 'https://s/feed/en.xml',
}
const ITEM = {
  title: 'Rain & <ink>',
  url: 'https://s/read/rain/',
  summary: 'It falls.',
  author: 'Pramila',
  publishedAt: '2026-11-05T04:15:00.000Z',
}

it('has its own URL, its page, and articles with date and author', () => {
  const text = writeFeed({ ...FEED, items: [{ ...ITEM, picture: 'https://s/p.jpg' }] })
  for (const part of [
    '<atom:link href="https://s/feed/en.xml" rel="self" type="application/rss+xml"/>',
    '<lastBuildDate>Thu, 05 Nov 2026 04:15:00 GMT</lastBuildDate>',
    '<title>Rain &amp; &lt;ink&gt;</title>',
    '<guid isPermaLink="true">https://s/read/rain/</guid>',
    '<dc:creator>Pramila</dc:creator>',
    '<media:content url="https://s/p.jpg" medium="image"/>',
  ]) {
    expect(text).toContain(part)
  }
})

it('is valid without articles and leaves out unknown values', () => {
  expect(writeFeed({ ...FEED, items: [] })).not.toContain('lastBuildDate')
  const text = writeFeed({ ...FEED, items: [{ ...ITEM, author: '' }] })
  expect(text).not.toMatch(/<dc:creator|<media:content/)
})

it('a podcast has an image and an owner, and its episodes an enclosure, a duration and chapters', () => {
  const sound = { url: 'https://s/a.m4a', type: 'audio/mp4', bytes: 1200, seconds: 61 }
  const chapters = [
    { startsAtSeconds: 0, title: 'The kettle' },
    { startsAtSeconds: 3725, title: 'Rain & wind' },
  ]
  const show = { picture: 'https://s/p.jpg', category: 'Music', owner: { name: 'Dabali', email: 'us@s.example' } }
  const text = writeFeed({ ...FEED, show, items: [{ ...ITEM, sound, chapters }] })
  for (const part of [
    '<itunes:image href="https://s/p.jpg"/>',
    '<itunes:category text="Music"/>',
    '<enclosure url="https://s/a.m4a" length="1200" type="audio/mp4"/>',
    '<itunes:author>Dabali</itunes:author>',
    '<itunes:owner><itunes:name>Dabali</itunes:name><itunes:email>us@s.example</itunes:email></itunes:owner>',
    '<itunes:duration>61</itunes:duration>',
    '<psc:chapters version="1.2"><psc:chapter start="00:00:00" title="The kettle"/>' +
      '<psc:chapter start="01:02:05" title="Rain &amp; wind"/></psc:chapters>',
  ]) {
    expect(text).toContain(part)
  }
})
