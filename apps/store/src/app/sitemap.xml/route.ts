import { textResponse } from '@dabali/site/seo/xml-response'
import { readSitemapIndex } from '../../seo/read-sitemap.ts'

export const GET = (request: Request) => textResponse(request, 'application/xml', readSitemapIndex)
