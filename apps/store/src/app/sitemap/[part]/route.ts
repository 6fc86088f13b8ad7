import { readSitemapPart } from '@dabali/site/seo/sitemap'
import { textResponse } from '@dabali/site/seo/xml-response'
import { readSitemap, SITEMAP_KINDS } from '../../../seo/read-sitemap.ts'

type Context = { params: Promise<{ part: string }> }

export async function GET(request: Request, { params }: Context) {
  const part = readSitemapPart(SITEMAP_KINDS, (await params).part)
  return textResponse(request, 'application/xml', async () => part && readSitemap(part))
}
