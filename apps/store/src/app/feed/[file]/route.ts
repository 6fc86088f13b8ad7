import { LANGUAGES } from '@dabali/domain'
import { answerText } from '@dabali/site/found/answer-text'
import { readFeed } from '../../../found/feed/read-feed.ts'

type Context = { params: Promise<{ file: string }> }

export async function GET(request: Request, { params }: Context) {
  const { file } = await params
  const language = LANGUAGES.find((each) => file === `${each}.xml`)
  return answerText(request, 'application/rss+xml', async () => language && readFeed(language))
}
