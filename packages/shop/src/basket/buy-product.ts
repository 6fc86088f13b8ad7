import { checkoutPath, type Language, localPath, type Product, singleProductBasket } from '@dabali/domain'
import type { ShopThunk } from '../store/make-store.ts'
import { onceReplaced } from './basket-slice.ts'

type BuyProduct = { product: Product; language: Language; quantity?: number | null }

/** Buys one product at once, without asking the server: the basket that is held is it alone, and the checkout opens. */
export function buyProduct({ product, language, quantity = null }: BuyProduct): ShopThunk<void> {
  return (dispatch, _, { goTo }) => {
    dispatch(onceReplaced(singleProductBasket(product, quantity)))
    goTo(localPath(language, checkoutPath()))
  }
}
