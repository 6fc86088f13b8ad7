import type { Language } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import { type CellTexts, cellTexts } from '../catalogue/cell-texts.ts'
import { type ListTexts, listTexts } from '../lists/list-texts.ts'
import type { ShopKind } from './search-query.ts'

export type SearchTexts = {
  cell: CellTexts
  list: ListTexts
  /** Several of a kind: "Books". */
  kindName: (kind: ShopKind) => string
  /** One of a kind: "Author". */
  kindOf: (kind: string) => string
  sort: string
  sortName: (sort: 'popular' | 'new' | 'price' | '-price') => string
  namesakes: string
}

/** What the results say of themselves. */
export async function searchTexts(language: Language): Promise<SearchTexts> {
  const t = await getTranslations('search')
  const kinds = {
    product: t('kind.product'),
    booklist: t('kind.booklist'),
    article: t('kind.article'),
    author: t('kind.author'),
    publisher: t('kind.publisher'),
    category: t('kind.category'),
  }
  const sorts = { popular: t('nearest'), new: t('newest'), price: t('cheapest'), '-price': t('dearest') }
  const one: Readonly<Record<string, string>> = {
    booklist: t('one.booklist'),
    author: t('one.author'),
    publisher: t('one.publisher'),
    category: t('one.category'),
  }
  return {
    cell: await cellTexts(),
    list: await listTexts(language),
    kindName: (kind) => kinds[kind],
    kindOf: (kind) => one[kind] ?? '',
    sort: t('sort'),
    sortName: (sort) => sorts[sort],
    namesakes: t('namesakes'),
  }
}
