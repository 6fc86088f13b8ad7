import { PRODUCT_CLASSES, type ProductClass } from '@dabali/domain'

/** A bookshop shows the book first. */
export const CLASS_ORDER: readonly ProductClass[] = ['Book', ...PRODUCT_CLASSES.filter((name) => name !== 'Book')]
