import { cataloguePath } from '@dabali/domain'
import type { OptimisticLine } from './optimistic-cart.ts'

/** The page of what a line is; a ticket has none, since it is bought on the page of its night. */
export function productHref({ product_slug: slug, product_class }: OptimisticLine): string | undefined {
  return slug && product_class !== 'Ticket' ? cataloguePath({ slug }) : undefined
}
