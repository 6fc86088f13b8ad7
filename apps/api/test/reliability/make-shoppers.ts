import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

export type Shopper = { cookie: string; basketId: string; email: string }
type Wanted = { productId: number; quantity: number }

/** Guests who each have a basket of their own, put in all at once. */
export async function makeShoppers(url: string, count: number, wanted: (at: number) => Wanted[]): Promise<Shopper[]> {
  const shoppers = Array.from({ length: count }, (_, at) => {
    const token = randomBytes(32).toString('base64url')
    const basketId = `bsk_${randomBytes(16).toString('base64url')}`
    return {
      at,
      token,
      basketId,
      cookie: `dabali_basket=${token}`,
      email: `shopper-${basketId.slice(4).toLowerCase()}@example.com`,
    }
  })
  const lines = shoppers.flatMap(({ at, basketId }) =>
    wanted(at).map((line) => ({ ...line, basketId, id: randomUUID() })),
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('insert into basket (id, token_hash) select * from unnest($1::text[], $2::bytea[])', [
    shoppers.map(({ basketId }) => basketId),
    shoppers.map(({ token }) => createHash('sha256').update(token).digest()),
  ])
  await client.query(
    `insert into basket_line (id, basket_id, product_id, quantity)
     select * from unnest($1::uuid[], $2::text[], $3::integer[], $4::integer[])`,
    [
      lines.map(({ id }) => id),
      lines.map(({ basketId }) => basketId),
      lines.map(({ productId }) => productId),
      lines.map(({ quantity }) => quantity),
    ],
  )
  await client.end()
  return shoppers
}
