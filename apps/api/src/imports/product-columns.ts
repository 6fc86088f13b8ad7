import { PRODUCT_CLASSES } from '@dabali/domain'
import type { Static } from 'typebox'
import { MOST_LINE, MOST_TEXT } from '../catalogue/staff/fields.ts'
import {
  type NewProduct,
  NUMBER_FIELDS,
  type ProductInput,
  type StaffProduct,
  TEXT_FIELDS,
} from '../catalogue/staff/product-schemas.ts'
import { sanitizeRichText } from '../content/sanitize-rich-text.ts'
import { cleanLine, cleanText } from '../http/request-body.ts'
import {
  CellError,
  checkLength,
  listCell,
  readChoice,
  readDay,
  readInteger,
  readIsbnCell,
  readList,
  readRupees,
  readTime,
} from './cells.ts'

const LANGUAGES = ['en', 'ne'] as const
const BINDINGS = ['paperback', 'hardcover', 'stapled'] as const
const ROLES = ['author', 'translator', 'narrator', 'editor', 'illustrator'] as const
const STATUSES = ['published', 'draft'] as const

/** Publishers, contributors and categories by a slug or a name. */
export type FindNamed = (
  kind: 'publisher' | 'author' | 'category',
  word: string,
) => { id: number; slug: string } | undefined

type Price = Partial<Static<typeof NewProduct>['price']>
/** What a row says of a product. An empty text means that the value is removed. */
export type Draft = {
  product_class?: string
  fields: { -readonly [name in keyof ProductInput]: ProductInput[name] }
  price: Omit<Price, 'sale'>
  sale: { price?: string; starts_at?: string; ends_at?: string }
  is_listed?: boolean
}

export type Column = {
  name: string
  /** Other headers that are suggested for it. */
  aliases: readonly string[]
  /** The field of the API, under which its errors come. */
  field: string
  /** A product always has one. */
  isKept?: boolean
  show(product: StaffProduct): string
  /** The text as `show` would give it. */
  read(cell: string, find: FindNamed): string
  put(draft: Draft, text: string, find: FindNamed): void
}

const textColumns = TEXT_FIELDS.flatMap((field) =>
  LANGUAGES.map(
    (language): Column => ({
      name: `${field}_${language}`,
      aliases: language === 'en' ? [field] : [],
      field,
      show: (product) => product[field][language] ?? '',
      read: (cell) =>
        field === 'description'
          ? sanitizeRichText(cleanText(checkLength(cell, MOST_TEXT)))
          : cleanLine(checkLength(cell, MOST_LINE)),
      put({ fields }, text) {
        fields[field] = { ...fields[field], [language]: text }
      },
    }),
  ),
)

const authorColumns = LANGUAGES.map(
  (language): Column => ({
    name: `authors_${language}`,
    aliases: language === 'en' ? ['authors', 'author'] : [],
    field: 'authors',
    show: (product) => listCell(product.authors[language] ?? []),
    read: (cell) => listCell(readList(cell)),
    put({ fields }, text) {
      fields.authors = { ...fields.authors, [language]: readList(text) }
    },
  }),
)

const numberColumns = Object.keys(NUMBER_FIELDS).map((name): Column => {
  const field = name as keyof typeof NUMBER_FIELDS
  return {
    name,
    aliases: [],
    field,
    show: (product) => String(product[field] ?? ''),
    read: readInteger,
    put({ fields }, text) {
      fields[field] = text === '' ? null : Number(text)
    },
  }
})

const priceColumn = (
  name: string,
  field: 'mrp' | 'selling_price' | 'least_price',
  aliases: readonly string[],
): Column => ({
  name,
  aliases,
  field,
  isKept: field !== 'least_price',
  show: ({ price }) => price[field] ?? '',
  read: readRupees,
  put({ price }, text) {
    if (field === 'least_price') price.least_price = text === '' ? null : text
    else price[field] = text
  },
})

const saleColumn = (name: string, part: 'price' | 'starts_at' | 'ends_at'): Column => ({
  name,
  aliases: [],
  field: 'sale',
  // A sale that has ended is none any more.
  show: ({ price: { sale } }) => (sale === null || sale.state === 'ended' ? '' : sale[part]),
  read: (cell) => (part === 'price' ? readRupees(cell) : readTime(cell, { isEnd: part === 'ends_at' })),
  put({ sale }, text) {
    sale[part] = text
  },
})

function required(find: FindNamed, kind: Parameters<FindNamed>[0], word: string) {
  const found = find(kind, word)
  if (!found) throw new CellError(kind, word)
  return found
}

/** The last part of a path such as `fiction/novels`. */
const leafOf = (path: string) => path.split('/').at(-1) ?? ''

function readContributor(item: string, find: FindNamed) {
  const [, role = 'author', name = item] = /^(\w+)\s*:\s*(.*)$/.exec(item) ?? []
  return { ...required(find, 'author', name), role: readChoice(role, ROLES) }
}

export const PRODUCT_COLUMNS: readonly Column[] = [
  {
    ...{ name: 'isbn', aliases: ['isbn13', 'isbn-13', 'ean', 'barcode'], field: 'isbn' },
    show: ({ isbn }) => isbn ?? '',
    read: readIsbnCell,
    put({ fields }, text) {
      fields.isbn = text === '' ? null : text
    },
  },
  {
    ...{ name: 'sku', aliases: ['slug', 'upc', 'code'], field: 'slug', isKept: true },
    show: ({ slug }) => slug,
    read: (cell) => checkLength(cleanLine(cell), MOST_LINE).toLowerCase(),
    put({ fields }, text) {
      fields.slug = text
    },
  },
  {
    ...{ name: 'class', aliases: ['product_class', 'type', 'format'], field: 'product_class', isKept: true },
    show: ({ product_class }) => product_class,
    read: (cell) => readChoice(cell, PRODUCT_CLASSES),
    put(draft, text) {
      draft.product_class = text
    },
  },
  {
    ...{ name: 'status', aliases: ['state', 'listed'], field: 'is_listed', isKept: true },
    show: ({ is_listed }) => (is_listed ? 'published' : 'draft'),
    read: (cell) => readChoice(cell, STATUSES),
    put(draft, text) {
      draft.is_listed = text === 'published'
    },
  },
  {
    ...{ name: 'language', aliases: ['lang'], field: 'language', isKept: true },
    show: ({ language }) => language ?? '',
    read: (cell) => readChoice(cell, LANGUAGES),
    put({ fields }, text) {
      fields.language = text === 'ne' ? 'ne' : 'en'
    },
  },
  ...textColumns,
  ...authorColumns,
  {
    ...{ name: 'contributors', aliases: [], field: 'contributors' },
    show: ({ contributors }) => listCell(contributors.map(({ role, slug }) => `${role}:${slug}`)),
    read: (cell, find) =>
      listCell(
        readList(cell)
          .map((item) => readContributor(item, find))
          .map(({ role, slug }) => `${role}:${slug}`),
      ),
    put({ fields }, text, find) {
      fields.contributors = readList(text)
        .map((item) => readContributor(item, find))
        .map(({ id, role }) => ({ id, role }))
    },
  },
  {
    ...{ name: 'publisher', aliases: ['imprint'], field: 'publisher_id' },
    show: ({ publisher }) => publisher?.slug ?? '',
    read: (cell, find) => required(find, 'publisher', cleanLine(cell)).slug,
    put({ fields }, text, find) {
      fields.publisher_id = text === '' ? null : required(find, 'publisher', text).id
    },
  },
  {
    ...{ name: 'categories', aliases: ['category'], field: 'category_ids' },
    show: ({ categories }) => listCell(categories.map(({ slug }) => slug).toSorted()),
    read: (cell, find) =>
      listCell([...new Set(readList(cell).map((item) => required(find, 'category', leafOf(item)).slug))].toSorted()),
    put({ fields }, text, find) {
      fields.category_ids = readList(text).map((slug) => required(find, 'category', slug).id)
    },
  },
  priceColumn('price_mrp', 'mrp', ['mrp', 'printed_price']),
  priceColumn('price_selling', 'selling_price', ['selling_price', 'price']),
  priceColumn('price_least', 'least_price', ['least_price']),
  saleColumn('sale_price', 'price'),
  saleColumn('sale_from', 'starts_at'),
  saleColumn('sale_to', 'ends_at'),
  ...numberColumns,
  {
    ...{ name: 'binding', aliases: [], field: 'binding' },
    show: ({ binding }) => binding ?? '',
    read: (cell) => readChoice(cell, BINDINGS),
    put({ fields }, text) {
      fields.binding = text === '' ? null : readChoice(text, BINDINGS)
    },
  },
  {
    ...{ name: 'published_on', aliases: ['publication_date', 'published'], field: 'published_on' },
    show: (product) => product.published_on ?? '',
    read: readDay,
    put({ fields }, text) {
      fields.published_on = text === '' ? null : text
    },
  },
  {
    ...{ name: 'largest_quantity', aliases: [], field: 'largest_quantity', isKept: true },
    show: (product) => String(product.largest_quantity),
    read: readInteger,
    put({ fields }, text) {
      fields.largest_quantity = Number(text)
    },
  },
]

/** The words of a row that may name a publisher, a contributor or a category. */
export function namesInCell(field: string, cell: string): string[] {
  if (field === 'publisher') return [cleanLine(cell).toLowerCase()]
  if (field === 'categories') return readList(cell).map((item) => leafOf(item).toLowerCase())
  if (field === 'contributors') return readList(cell).map((item) => item.replace(/^\w+\s*:\s*/, '').toLowerCase())
  return []
}
