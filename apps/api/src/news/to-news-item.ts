import { storedFacts } from '../content/stored-facts.ts'
import { cardsOf, toInstant } from '../content/to-content-card.ts'
import { toCardOf, toDetailOf } from '../content/to-content-detail.ts'
import { toShelf } from '../shelf/to-shelf.ts'
import type { NewsItem, NewsItemDetail } from './news-item.ts'
import type { NewsDetailRow, NewsRow } from './queries.ts'

export const toNewsItem = (row: NewsRow): NewsItem => ({ ...toCardOf('news', row), ...newsOf(row) })

export const toNewsItemDetail = (row: NewsDetailRow): NewsItemDetail => ({
  ...toDetailOf('news', row),
  ...newsOf(row),
  related: cardsOf(row.linked, 'news'),
  artists: cardsOf(row.linked, 'artist'),
  records: cardsOf(row.linked, 'record'),
  events: cardsOf(row.linked, 'event'),
  sessions: cardsOf(row.linked, 'session'),
  interviews: cardsOf(row.linked, 'interview'),
  volumes: cardsOf(row.linked, 'volume'),
  products: toShelf(row.shelf),
})

function newsOf(row: Pick<NewsRow, 'words' | 'updated_at'>) {
  const words = storedFacts(row.words)
  return { byline: words.text('byline'), tags: words.texts('tags'), updated_at: toInstant(row.updated_at) }
}
