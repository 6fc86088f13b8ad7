import { readSitemapPart } from '@dabali/site/seo/sitemap'
import { textResponse } from '@dabali/site/seo/text-response'
import { MAPPED, readSitemap } from '../../../seo/read-sitemap.ts'

type Context = { params: Promise<{ part: string }> }

export async function GET(request: Request, { params }: Context) {
  const part = readSitemapPart(MAPPED, (await params).part)
  return textResponse(request, 'application/xml', async () => part && readSitemap(part))
}
