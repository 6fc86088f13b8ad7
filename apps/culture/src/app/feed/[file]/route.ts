import { LANGUAGES } from '@dabali/domain'
import { textResponse } from '@dabali/site/seo/xml-response'
import { FEED_SECTIONS } from '../../../paths.ts'
import { readFeed, readPodcast } from '../../../seo/feeds.ts'

type Context = { params: Promise<{ file: string }> }

export async function GET(request: Request, { params }: Context) {
  const { file } = await params
  return textResponse(request, 'application/rss+xml', { tags: FEED_SECTIONS, read: async () => read(file) })
}

function read(file: string) {
  const [, written, about] = /^(\w+?)(?:-(\w+))?\.xml$/.exec(file) ?? []
  const language = LANGUAGES.find((each) => each === written)
  if (!language) return undefined
  if (about === undefined) return readFeed(language)
  if (about === 'podcast') return readPodcast(language)
  const section = FEED_SECTIONS.find((each) => each === about)
  return section && readFeed(language, section)
}
