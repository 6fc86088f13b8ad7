import { answerText } from '@dabali/site/found/answer-text'
import { readSitemapPart } from '@dabali/site/found/sitemap-part'
import { MAPPED, readSitemap } from '../../../found/read-sitemap.ts'

type Context = { params: Promise<{ part: string }> }

export async function GET(request: Request, { params }: Context) {
  const part = readSitemapPart(MAPPED, (await params).part)
  return answerText(request, 'application/xml', async () => part && readSitemap(part))
}
