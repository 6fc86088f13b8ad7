export { makeAddress } from './testing/make-address.ts'
export { makeBasket, makeLine } from './testing/make-basket.ts'
export { makeProduct } from './testing/make-product.ts'
export { makeStoreData } from './testing/make-store-data.ts'
