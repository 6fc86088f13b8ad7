import type { ProductClass } from '@dabali/domain'

/** Whether something to read, hear or watch may come with it: a bundle or a disc may bring what a book never does. */
export const mayOpen = ({ product_class }: { product_class: ProductClass }): boolean =>
  product_class !== 'Book' && product_class !== 'Ticket'
