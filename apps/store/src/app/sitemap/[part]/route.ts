import { readSitemapPart } from '@dabali/site/seo/sitemap'
import { textResponse } from '@dabali/site/seo/xml-response'
import { readSitemap, SITEMAP_KINDS, tagsOfPart } from '../../../seo/read-sitemap.ts'

type Context = { params: Promise<{ part: string }> }

export async function GET(request: Request, { params }: Context) {
  const part = readSitemapPart(SITEMAP_KINDS, (await params).part)
  const read = async () => part && readSitemap(part)
  return textResponse(request, 'application/xml', { tags: part ? tagsOfPart(part) : [], read })
}
