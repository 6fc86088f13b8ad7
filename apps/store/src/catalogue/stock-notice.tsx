import { type Product, requestStockNotice } from '@dabali/api-client'
import { cataloguePath, formatNpr, type Language, localPath, productClassName } from '@dabali/domain'
import { failedStatus, type PostedForm } from '@dabali/shop/form-action'
import { Button, ButtonLink } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/field'
import { getTranslations } from 'next-intl/server'
import { bookPath, STOCK_NOTICE_ACTION } from '../paths.ts'
import styles from './stock-notice.module.css'

/** The sections of a book page that a sent form leads to. */
export const NOTICE_SENT = 'notice-sent'
export const NOTICE_FAILED = 'notice-failed'

/** Asks the API for one email when the product is back, and redirects to the result. */
export async function stockNoticeAction({ client, text }: PostedForm): Promise<string> {
  const slug = text('product')
  try {
    await requestStockNotice(client, { product: slug, email: text('email').trim() })
    return cataloguePath({ slug, suffix: NOTICE_SENT })
  } catch (error) {
    // In stock again meanwhile: it can be bought.
    const suffix = failedStatus(error) === 409 ? undefined : NOTICE_FAILED
    return cataloguePath({ slug, suffix })
  }
}

type StockNoticeProps = { product: Product; language: Language }

/** In place of the buttons of a sold-out product: the formats in stock, and one field for an email when it is back. */
export async function SoldOutBox({ product, language }: StockNoticeProps) {
  const t = await getTranslations('book')
  const inStock = product.formats.filter((format) => format.is_available_to_buy)
  return (
    <div className={styles.box}>
      {inStock.length > 0 && (
        <div className={styles.formats}>
          <p>{t('otherFormats')}</p>
          {inStock.map(({ slug, product_class, selling_price }) => (
            <ButtonLink key={slug} href={localPath(language, bookPath(slug))}>
              {productClassName(product_class, language)}, {formatNpr(selling_price, language)}
            </ButtonLink>
          ))}
        </div>
      )}
      <StockNoticeForm product={product} language={language} />
    </div>
  )
}

async function StockNoticeForm({ product, language, problem }: StockNoticeProps & { problem?: string }) {
  const t = await getTranslations('book')
  return (
    <form className={styles.form} method="post" action={STOCK_NOTICE_ACTION}>
      <input type="hidden" name="product" value={product.slug} />
      <input type="hidden" name="language" value={language} />
      <TextField
        id="stock-notice-email"
        name="email"
        type="email"
        label={t('noticeEmail')}
        hint={t('noticeOnce')}
        error={problem}
        autoComplete="email"
        maxLength={254}
        required
      />
      <Button type="submit" kind="plain">
        {t('noticeSend')}
      </Button>
    </form>
  )
}

export async function StockNoticeSent() {
  const t = await getTranslations('book')
  return <p role="status">{t('noticeSent')}</p>
}

export async function StockNoticeFailed({ product, language }: StockNoticeProps) {
  const t = await getTranslations('book')
  return <StockNoticeForm product={product} language={language} problem={t('noticeFailed')} />
}
