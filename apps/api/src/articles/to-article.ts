import { storedFacts } from '../content/stored-facts.ts'
import { cardsOf } from '../content/to-content-card.ts'
import { toCardOf, toDetailOf } from '../content/to-content-detail.ts'
import { toShelf } from '../shelf/to-shelf.ts'
import type { Article, ArticleDetail } from './article.ts'
import type { ArticleDetailRow, ArticleRow } from './queries.ts'

export const toArticle = (row: ArticleRow): Article => ({ ...toCardOf('article', row), ...articleOf(row) })

export const toArticleDetail = (row: ArticleDetailRow): ArticleDetail => ({
  ...toDetailOf('article', row),
  ...articleOf(row),
  products: toShelf(row.shelf),
  related: cardsOf(row.linked, 'article'),
  booklists: cardsOf(row.linked, 'booklist'),
  authors: cardsOf(row.linked, 'author'),
  artists: cardsOf(row.linked, 'artist'),
  records: cardsOf(row.linked, 'record'),
  volumes: cardsOf(row.linked, 'volume'),
})

const articleOf = ({ facts, words }: Pick<ArticleRow, 'facts' | 'words'>) => ({
  byline: storedFacts(words).text('byline'),
  reading_minutes: storedFacts(facts).number('reading_minutes'),
})
