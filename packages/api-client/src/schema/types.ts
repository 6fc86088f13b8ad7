import type { components, operations } from './openapi.ts'

type Schemas = components['schemas']
type BodyOf<Operation extends { requestBody?: { content: { 'application/json': unknown } } }> = NonNullable<
  Operation['requestBody']
>['content']['application/json']

export type Picture = Schemas['Picture']
export type Product = Schemas['Product']
export type ProductCard = Schemas['ProductCard']
export type Artist = Schemas['Artist']
export type Basket = Schemas['Basket']
export type BasketLine = Schemas['BasketLine']

/** What is sent to add a product. */
export type AddProduct = BodyOf<operations['addProduct']>

/** A list as the API answers it. */
export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] }
