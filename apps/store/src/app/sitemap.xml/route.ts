import { textResponse } from '@dabali/site/seo/xml-response'
import { ALL_TAGS, readSitemapIndex } from '../../seo/read-sitemap.ts'

export const GET = (request: Request) =>
  textResponse(request, 'application/xml', { tags: ALL_TAGS, read: readSitemapIndex })
