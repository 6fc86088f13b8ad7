import { toProductCard } from '../catalogue/to-product-card.ts'
import type { ShelfRow } from './queries.ts'

export const toShelf = (rows: ShelfRow[]) => rows.map(({ card }) => toProductCard(card))

export const toAnnotatedShelf = (rows: ShelfRow[]) =>
  rows.map(({ card, note }) => ({ product: toProductCard(card), note }))
