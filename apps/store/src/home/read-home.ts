import type { Article, BooklistDetail, Category, Product } from '@dabali/api-client'
import { isShippable, type Language, otherLanguage } from '@dabali/domain'
import { type Delivery, readDelivery } from '../catalogue/delivery.ts'
import { readProduct, readProducts } from '../catalogue/products.ts'
import { readArticles, readBooklists, readCategories } from './reading.ts'
import { readShelves, type Shelves } from './shelves.ts'

export type Home = {
  /** What is asked for most, on the ledge with its words. */
  lead: Product | undefined
  shelves: Shelves
  articles: Article[]
  booklists: BooklistDetail[]
  categories: Category[]
  /** How a printed book is sent, as the till says it. */
  delivery: Delivery | undefined
}

/** All that stands on the front of the shop. */
export async function readHome(language: Language): Promise<Home> {
  const [first] = await readProducts(language)
  const lead = first && (await readProduct(first.slug, language))
  const [shelves, articles, booklists, categories] = await Promise.all([
    readShelves(language, otherLanguage(language), lead),
    readArticles(language),
    readBooklists(language),
    readCategories(language),
  ])
  const printed = [lead, ...shelves.popular, ...shelves.fresh].find((each) => each && isShippable(each.product_class))
  const delivery = printed && (await readDelivery({ url: printed.url, slug: printed.slug }, language))
  return { lead, shelves, articles, booklists, categories, delivery }
}
