import { textResponse } from '@dabali/site/seo/text-response'
import { readSitemapIndex } from '../../seo/read-sitemap.ts'

export const GET = (request: Request) => textResponse(request, 'application/xml', readSitemapIndex)
