import { listProducts, type Product, type ProductCard } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { readProduct } from '../catalogue/products.ts'

type Asked = {
  sort: 'new' | 'popular'
  product_class: ('Book' | 'E-book' | 'Audiobook')[]
  /** The language of the works; titles come in the language of the reader. */
  language?: Language
}

const BOOKS = ['Book', 'E-book'] as const
/** Each work comes in several formats, of which a shelf shows one. */
const ASKED_FOR = 24
const SHELF = 6
const AUDIOBOOKS = 3

export type Shelves = {
  fresh: ProductCard[]
  /** Works in the other language, under the titles that they have there. */
  across: ProductCard[]
  popular: ProductCard[]
  audiobooks: Product[]
}

/** What stands on the shelves of the front; what lies on the ledge already is left out. */
export async function readShelves(language: Language, other: Language, lead: Product | undefined): Promise<Shelves> {
  const own = { language, product_class: [...BOOKS] }
  const [fresh, across, popular, heard] = await Promise.all([
    readCards({ ...own, sort: 'new' }, language),
    readCards({ ...own, language: other, sort: 'popular' }, other),
    readCards({ product_class: [...BOOKS], sort: 'popular' }, language),
    readCards({ product_class: ['Audiobook'], sort: 'popular' }, language),
  ])
  const audiobooks = distinctWorks(heard).slice(0, AUDIOBOOKS)
  const details = await Promise.all(audiobooks.map(({ slug }) => readProduct(slug, language)))
  const onLedge = lead?.formats.map(({ id }) => id)
  const others = (cards: ProductCard[]) => distinctWorks(cards, onLedge).slice(0, SHELF)
  return {
    fresh: others(fresh),
    across: others(across),
    popular: others(popular),
    audiobooks: details.filter((detail) => detail !== undefined),
  }
}

async function readCards(asked: Asked, language: Language): Promise<ProductCard[]> {
  'use cache'
  cacheTag('products')
  cacheLife('kept')
  if (isBuilding()) return []
  const query = { ...asked, in_stock: 'true', facets: 'false', page_size: ASKED_FOR } as const
  const { results } = await listProducts(serverClient(), query, { language })
  return results
}

/** Of a work that comes in several formats one, printed if it can be; none of those that are left out. */
function distinctWorks(cards: ProductCard[], leftOut: readonly number[] = []): ProductCard[] {
  const works = new Map<string, ProductCard>()
  for (const card of cards.filter(({ id }) => !leftOut.includes(id))) {
    const known = works.get(workOf(card))
    if (!known || (card.product_class === 'Book' && known.product_class !== 'Book')) works.set(workOf(card), card)
  }
  return [...works.values()]
}

const workOf = ({ title, authors }: Pick<ProductCard, 'title' | 'authors'>) => [title, ...authors].join('\n')
