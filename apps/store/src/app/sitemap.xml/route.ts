import { answerText } from '@dabali/site/found/answer-text'
import { readSitemapIndex } from '../../found/sitemap/read-sitemap.ts'

export const GET = (request: Request) => answerText(request, 'application/xml', readSitemapIndex)
