import {
  type Article,
  type BooklistDetail,
  type Category,
  getBooklist,
  listArticles,
  listBooklists,
  listCategories,
  listProducts,
  type Product,
  type ProductCard,
} from '@dabali/api-client'
import { isShippable, type Language, otherLanguage } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { type Delivery, loadDelivery, loadProduct, loadProducts } from '../catalogue/load-products.ts'
import { serverClient } from '../site.ts'

export type Home = {
  /** The featured product: the bestseller. */
  lead: Product | undefined
  shelves: HomeProducts
  articles: Article[]
  booklists: BooklistDetail[]
  categories: Category[]
  /** The delivery of a printed book. */
  delivery: Delivery | undefined
}

/** All sections of the home page. */
export async function loadHome(language: Language): Promise<Home> {
  const [first] = await loadProducts(language)
  const lead = first && (await loadProduct(first.slug, language))
  const [shelves, articles, booklists, categories] = await Promise.all([
    loadShelves(language, otherLanguage(language), lead),
    loadArticles(language),
    loadBooklists(language),
    loadCategories(language),
  ])
  const printed = [lead, ...shelves.popular, ...shelves.fresh].find((each) => each && isShippable(each.product_class))
  const delivery = printed && (await loadDelivery({ url: printed.url, slug: printed.slug }, language))
  return { lead, shelves, articles, booklists, categories, delivery }
}

type ShelfQuery = {
  sort: 'new' | 'popular'
  product_class: ('Book' | 'E-book' | 'Audiobook')[]
  /** The language of the works; titles come in the language of the reader. */
  language?: Language
}

const BOOKS = ['Book', 'E-book'] as const
const SHELF = 6
const AUDIOBOOKS = 3
/** One more than are shown, because the featured book is left out. */
const FETCHED = SHELF + 1

type HomeProducts = {
  fresh: ProductCard[]
  /** Works in the other language, with their titles in it. */
  across: ProductCard[]
  popular: ProductCard[]
  audiobooks: Product[]
}

/** The products of the home page sections, without the featured book. */
async function loadShelves(language: Language, other: Language, lead: Product | undefined): Promise<HomeProducts> {
  const own = { language, product_class: [...BOOKS] }
  const [fresh, across, popular, audiobooks] = await Promise.all([
    loadCards({ ...own, sort: 'new' }, language),
    loadCards({ ...own, language: other, sort: 'popular' }, other),
    loadCards({ product_class: [...BOOKS], sort: 'popular' }, language),
    loadCards({ product_class: ['Audiobook'], sort: 'popular' }, language),
  ])
  const details = await Promise.all(audiobooks.slice(0, AUDIOBOOKS).map(({ slug }) => loadProduct(slug, language)))
  const withoutFeatured = (cards: ProductCard[]) =>
    cards.filter(({ id }) => lead?.formats.every((format) => format.id !== id) ?? true).slice(0, SHELF)
  return {
    fresh: withoutFeatured(fresh),
    across: withoutFeatured(across),
    popular: withoutFeatured(popular),
    audiobooks: details.filter((detail) => detail !== undefined),
  }
}

async function loadCards(asked: ShelfQuery, language: Language): Promise<ProductCard[]> {
  'use cache'
  cacheTag('products')
  cacheLife('kept')
  if (isBuilding()) return []
  const query = { ...asked, in_stock: 'true', facets: 'false', page_size: FETCHED } as const
  const { results } = await listProducts(serverClient(), query, { language })
  return results
}

const ARTICLES = 4
const BOOKLISTS = 4

/** The newest articles. */
async function loadArticles(language: Language): Promise<Article[]> {
  'use cache'
  cacheTag('articles')
  cacheLife('kept')
  if (isBuilding()) return []
  return (await listArticles(serverClient(), { page_size: ARTICLES }, { language })).results
}

/** The newest booklists with their books. */
async function loadBooklists(language: Language): Promise<BooklistDetail[]> {
  'use cache'
  cacheTag('booklists')
  cacheLife('kept')
  if (isBuilding()) return []
  const { results } = await listBooklists(serverClient(), { page_size: BOOKLISTS }, { language })
  return Promise.all(results.map(({ slug }) => getBooklist(serverClient(), { slug }, { language })))
}

/** The top-level categories. */
async function loadCategories(language: Language): Promise<Category[]> {
  'use cache'
  cacheTag('categories')
  cacheLife('kept')
  if (isBuilding()) return []
  return (await listCategories(serverClient(), {}, { language })).results
}
