'use client'

import type { Order } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { Skeleton } from '@dabali/ui/skeleton'
import { useState } from 'react'
import type { AddressFormProps } from '../account/address-form-props.ts'
import { EmptyCart } from '../basket/empty-cart.tsx'
import { BASKET_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { isBuyNow } from './checkout-mode.ts'
import type { CheckoutStart } from './checkout-start.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { Leaving } from './leaving.tsx'
import { useBought } from './use-bought.ts'

type CheckoutDeskProps = {
  start: CheckoutStart
  texts: CheckoutTexts
  addressTexts: AddressFormProps['texts']
  language: Language
  home: { href: string; text: string }
}

/** The till in the browser: asks what is bought, and shows the form for it. */
export function CheckoutDesk({ start, texts, addressTexts, language, home }: CheckoutDeskProps) {
  const [placed, setPlaced] = useState<Order>()
  const bought = useBought(start, setPlaced)
  const t = talk(texts, language)
  if (placed) return <Leaving order={placed} mode={start.mode} t={t} language={language} />
  if (bought.kind === 'asking')
    return (
      <>
        <Skeleton kind="row" lines={2} label={t('asking')} />
        <noscript>
          <EmptyCart t={t} way={home} />
        </noscript>
      </>
    )
  if (bought.kind === 'refused')
    return (
      <EmptyState
        icon="failed"
        heading={t('notSold')}
        text={bought.message}
        link={{ href: localPath(language, BASKET_PATH), text: t('seeCart') }}
      />
    )
  const { quote, mode } = bought
  if (quote.lines.length === 0) return <EmptyCart t={t} way={home} />
  return (
    <CheckoutForm
      key={`${mode} ${quote.id}`}
      words={{ t, language, addressTexts }}
      start={{ ...start, quote, mode }}
      isCart={!isBuyNow(mode)}
      home={home}
      onPlaced={setPlaced}
    />
  )
}
