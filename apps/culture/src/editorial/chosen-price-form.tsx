import type { ProductCard } from '@dabali/api-client'
import { formatNpr, type Language, writeDigits } from '@dabali/domain'
import { ADD_ACTION } from '@dabali/shop/paths'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/field'
import { getTranslations } from 'next-intl/server'
import styles from './chosen-price-form.module.css'

type ChosenPriceFormProps = {
  product: Pick<ProductCard, 'id' | 'url' | 'title' | 'selling_price' | 'least_price'>
  language: Language
}

/** A price that the buyer types, and a gift for another person. A plain form, which needs no script; the API checks the price. */
export async function ChosenPriceForm({ product, language }: ChosenPriceFormProps) {
  const t = await getTranslations('shopItems')
  const { id, url, title, selling_price, least_price: least } = product
  const labelled = (act: string) => t('labelled', { act, title })
  return (
    <form className={styles.form} method="post" action={ADD_ACTION}>
      <input type="hidden" name="url" value={url} />
      <input type="hidden" name="language" value={language} />
      {least !== undefined && (
        <TextField
          id={`price-${id}`}
          name="price"
          label={t('chosenPrice')}
          hint={t('chosenPriceHint', { least: formatNpr(least, language) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={writeDigits(selling_price.replace(/\.00$/, ''), language)}
        />
      )}
      <div className={styles.actions}>
        {least !== undefined && (
          <Button type="submit" kind="plain" aria-label={labelled(t('addAtPrice'))}>
            {t('addAtPrice')}
          </Button>
        )}
        <Button type="submit" kind="plain" name="gift" value="1" aria-label={labelled(t('buyAsGift'))}>
          {t('buyAsGift')}
        </Button>
      </div>
    </form>
  )
}
