import type { Product } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { AddToCartForm } from '@dabali/shop/add-to-cart-form'
import { BuyNowButton } from '@dabali/shop/buy-now-button'
import { buyingTexts } from '@dabali/shop/buying-texts'
import { forSale } from '@dabali/shop/for-sale'
import { ADD_ACTION } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { bookPath, HOME_PATH } from '../paths.ts'
import { Frame } from '../site/frame.tsx'
import { BookScreen } from './book-screen.tsx'
import { bookTexts } from './book-texts.ts'
import { readProduct } from './products.ts'

/** The page of one book, whatever became of it. */
export async function BookPage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const product = await load(() => readProduct(slug, language))
  if (product.status === 404) return <NotFoundScreen path={`/book/${slug}/`} missing="thing" />
  if (product.status === 500) return <UnavailableScreen path={bookPath(slug)} />
  return (
    <Frame path={bookPath(slug)}>
      <BookScreen
        product={product.value}
        locale={language}
        texts={await bookTexts()}
        home={localPath(language, HOME_PATH)}
        buyNow={<BuyNow product={product.value} language={language} />}
      >
        <AddForm product={product.value} />
      </BookScreen>
    </Frame>
  )
}

async function AddForm({ product }: { product: Product }) {
  const language = await pageLanguage()
  const book = await getTranslations('book')
  return (
    <AddToCartForm
      product={forSale(product)}
      action={ADD_ACTION}
      language={language}
      texts={{ add: book('addToCart'), ...buyingTexts(language) }}
      disabled={!product.availability.is_available_to_buy}
    />
  )
}

function BuyNow({ product, language }: { product: Product; language: Language }) {
  return (
    <BuyNowButton
      product={product.url}
      action={ADD_ACTION}
      language={language}
      text={buyingTexts(language).buyNow}
      disabled={!product.availability.is_available_to_buy}
    />
  )
}
