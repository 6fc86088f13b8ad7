import { answerText } from '../../found/answer-text.ts'
import { readSitemapIndex } from '../../found/sitemap/read-sitemap.ts'

export const GET = (request: Request) => answerText(request, 'application/xml', readSitemapIndex)
