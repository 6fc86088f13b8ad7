import type { ProductClass } from '@dabali/domain'
import { sql } from 'kysely'
import type { Picture } from '../pictures/picture.ts'
import { pictureNamed } from '../pictures/queries.ts'

type Language = 'en' | 'ne'

/** The columns of a card. Money is in paisa. */
export type ProductCardRow = {
  id: number
  slug: string
  title: string
  subtitle: string
  authors: string[]
  product_class: ProductClass
  language: Language
  selling_price: number
  mrp: number
  is_available_to_buy: boolean
  picture: Picture | null
}

/** The listed products as a table of `id` and `card` (JSON), for joins. */
export const productCards = (language: Language) => sql<{ id: number; card: ProductCardRow }>`(
  select product.id, json_build_object(
    'id', product.id,
    'slug', product.slug,
    'title', words.title,
    'subtitle', words.subtitle,
    'authors', words.authors,
    'product_class', product.product_class,
    'language', product.language,
    'selling_price', product.selling_price,
    'mrp', product.mrp,
    'is_available_to_buy', product.num_available is distinct from 0,
    'picture', ${pictureNamed(sql.ref('product.picture_name'), language)}
  ) as card
  from product
  cross join lateral (
    select title, subtitle, authors from product_translation
    where product_id = product.id order by (language = ${language}) desc limit 1
  ) as words
  where product.is_listed
)`
