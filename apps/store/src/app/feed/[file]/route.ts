import { LANGUAGES } from '@dabali/domain'
import { textResponse } from '@dabali/site/seo/text-response'
import { readFeed } from '../../../seo/feed/read-feed.ts'

type Context = { params: Promise<{ file: string }> }

export async function GET(request: Request, { params }: Context) {
  const { file } = await params
  const language = LANGUAGES.find((each) => file === `${each}.xml`)
  return textResponse(request, 'application/rss+xml', async () => language && readFeed(language))
}
