import { type Connection, stockStatements } from './queries.ts'

type Taking = {
  orderId: string
  wanted: readonly { productId: number; quantity: number }[]
  expiresAt: Date | null
  codes: readonly string[]
}

/** What there is too little of, and the codes that have been used as often as they may. */
type Refused = { short: { productId: number; left: number }[]; usedUp: string[] }

/**
 * Keeps back what an order takes, until it is paid or its time is over, and counts the vouchers it uses. Who is answered
 * that something is missing must not commit.
 */
export async function takeStock(inside: Connection, taking: Taking): Promise<Refused> {
  const rows = await stockStatements(inside).takeStock(taking)
  return {
    short: rows.flatMap(({ short_product_id: productId, available }) =>
      productId === null ? [] : [{ productId, left: available ?? 0 }],
    ),
    usedUp: rows.flatMap(({ used_up }) => used_up ?? []),
  }
}
