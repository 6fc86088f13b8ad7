import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { PaymentMethod } from '../basket/payment-methods.ts'
import { type Connection, paymentStatements } from './queries.ts'

type Opening = {
  orderId: string
  method: PaymentMethod
  /** In paisa. */
  amount: number
}

/** A new attempt to pay an order. What costs nothing is paid. */
export async function openPayment(inside: Connection, opening: Opening): Promise<{ id: string; hash: string }> {
  const opened = {
    id: randomUUIDv7(),
    // Whoever holds it may pay: 128 bits that nobody guesses.
    hash: randomBytes(16).toString('base64url'),
    // What gateways know it by; ConnectIPS would take no more than 20 signs.
    reference: randomBytes(10).toString('hex'),
  }
  await paymentStatements(inside).insertPayment({ ...opening, ...opened })
  return { id: opened.id, hash: opened.hash }
}
