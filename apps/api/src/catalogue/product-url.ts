/** What PostgreSQL counts products with. */
const LARGEST_ID = 2_147_483_647

export const productUrl = (id: number) => `/v1/api/products/${id}/`

/** The number of a product as text says it, if it is one that a product can have. */
export function productId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST_ID ? id : undefined
}

/** The product that an address names: any origin, or none, and a path that ends in `/v1/api/products/{id}/`. */
export function productIdFromUrl(url: string): number | undefined {
  if (!URL.canParse(url, 'http://dabali')) return undefined
  const [, id] = /(?:^|\/)v1\/api\/products\/(\d+)\/?$/.exec(new URL(url, 'http://dabali').pathname) ?? []
  return id === undefined ? undefined : productId(id)
}
