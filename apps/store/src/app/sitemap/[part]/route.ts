import { answerText } from '../../../found/answer-text.ts'
import { readSitemap } from '../../../found/sitemap/read-sitemap.ts'
import { readSitemapPart } from '../../../found/sitemap/sitemap-part.ts'

type Context = { params: Promise<{ part: string }> }

export async function GET(request: Request, { params }: Context) {
  const part = readSitemapPart((await params).part)
  return answerText(request, 'application/xml', async () => part && readSitemap(part))
}
