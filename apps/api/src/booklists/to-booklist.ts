import { storedFacts } from '../content/stored-facts.ts'
import { cardsOf } from '../content/to-content-card.ts'
import { toCardOf, toDetailOf } from '../content/to-content-detail.ts'
import { toAnnotatedShelf } from '../shelf/to-shelf.ts'
import type { Booklist, BooklistDetail } from './booklist.ts'
import type { BooklistDetailRow, BooklistRow } from './queries.ts'

export const toBooklist = (row: BooklistRow): Booklist => ({
  ...toCardOf('booklist', row),
  ...booklistOf(row),
  num_products: row.num_products,
})

export const toBooklistDetail = (row: BooklistDetailRow): BooklistDetail => ({
  ...toDetailOf('booklist', row),
  ...booklistOf(row),
  products: toAnnotatedShelf(row.shelf),
  related: cardsOf(row.linked, 'booklist'),
  articles: cardsOf(row.linked, 'article'),
  authors: cardsOf(row.linked, 'author'),
})

const booklistOf = ({ words }: Pick<BooklistRow, 'words'>) => ({ curator: storedFacts(words).text('curator') })
