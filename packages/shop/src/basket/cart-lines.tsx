'use client'

import { cataloguePath, formatNpr, isDigital, type Language, lineAmount, localPath, productKind } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { IntentLink } from '@dabali/ui/intent-link'
import { PlainPicture } from '@dabali/ui/plain-picture'
import { QuantityStepper } from '@dabali/ui/quantity-stepper'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { type FormEvent, useRef, useState } from 'react'
import { ticketLineText } from '../i18n/date-in-sentence.ts'
import type { Translator } from '../i18n/translator.ts'
import { CHANGE_BASKET_ACTION, libraryItemPath } from '../paths.ts'
import { useShopDispatch, useShopSelector } from '../store/store.ts'
import type { CartMessageKey } from './basket-messages.ts'
import { selectFormerPrices } from './basket-slice.ts'
import styles from './cart-line.module.css'
import cartLinesStyles from './cart-lines.module.css'
import { type OptimisticCart, type OptimisticLine, removeLine, restoreLine, setQuantity } from './optimistic-cart.ts'

/** The product page of a line; tickets have none. */
function productHref({ product_slug: slug, product_class }: OptimisticLine): string | undefined {
  return slug && product_class !== 'Ticket' ? cataloguePath({ slug }) : undefined
}

type CartLineProps = {
  line: OptimisticLine
  /** The basket id, for the form without scripts. */
  basket: string
  t: Translator<CartMessageKey>
  language: Language
  /** The origin of the product pages, if that is the other site. */
  productsAt: string
  onRemove: (line: OptimisticLine, hadFocus: boolean) => void
}

/** A line of the cart: product, quantity, price and warnings. */
function CartLine({ line, basket, t, language, productsAt, onRemove }: CartLineProps) {
  const dispatch = useShopDispatch()
  const former = useShopSelector(selectFormerPrices)[line.id]
  const title = line.product_title
  const isGone = line.max_quantity === 0 && !line.pending
  const most = Math.max(line.max_quantity, 1)
  const isAtLimit = line.quantity === most && !line.pending && !isDigital(line.product_class)
  const remove = (event: FormEvent) => {
    event.preventDefault()
    onRemove(line, event.currentTarget.contains(document.activeElement))
  }
  return (
    <li
      className={line.pending ? `${styles.line} ${styles.pending}` : styles.line}
      aria-busy={line.pending && !line.waiting}
    >
      <PlainPicture className={styles.cover} src={line.thumbnail} width={64} height={96} />
      <Title line={line} language={language} productsAt={productsAt} />
      <p className={styles.total}>{formatNpr(lineAmount(line), language)}</p>
      <Detail line={line} t={t} language={language} />
      {(line.warning || line.library_item || former) && (
        <div className={styles.warnings}>
          {line.warning && <StatusText code={isGone ? 'e' : 'w'}>{line.warning}</StatusText>}
          {line.library_item && (
            <a href={localPath(language, libraryItemPath(line.library_item))}>{t('openInLibrary')}</a>
          )}
          {former && <StatusText code="w">{t('formerPrice', { amount: formatNpr(former, language) })}</StatusText>}
        </div>
      )}
      <div className={styles.controls}>
        {!isGone && (
          <form className={styles.quantity} method="post" action={CHANGE_BASKET_ACTION}>
            <Hidden fields={{ basket, line: line.id, language }} />
            <QuantityStepper
              label={t('quantityOf', { title })}
              name="quantity"
              value={line.quantity}
              max={Math.max(most, line.pending ? line.quantity : 0)}
              language={language}
              texts={{ fewer: t('fewer'), more: t('more') }}
              limitText={isAtLimit ? t('limit', { count: most }) : undefined}
              onChange={(quantity) => dispatch(setQuantity(line, quantity))}
            />
            <button type="submit" name="do" value="set" className={styles.scriptless}>
              {t('update')}
            </button>
          </form>
        )}
        <form method="post" action={CHANGE_BASKET_ACTION} onSubmit={remove}>
          <Hidden fields={{ basket, line: line.id, language }} />
          <button
            type="submit"
            name="do"
            value="remove"
            className={styles.remove}
            aria-label={t('removeTitle', { title })}
          >
            {t('remove')}
          </button>
        </form>
      </div>
    </li>
  )
}

function Hidden({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

type TitleProps = { line: OptimisticLine; language: Language; productsAt: string }

/** The title of the work; in another script than the page, with the one of the page below it. */
function Title({ line, language, productsAt }: TitleProps) {
  return (
    <p className={styles.title} lang={textLanguage(line.own_title ?? line.product_title, language)}>
      <TitleLink line={line} language={language} productsAt={productsAt} />
      {line.own_title && (
        <small className={styles.other} lang={textLanguage(line.product_title, language) ?? language}>
          {line.product_title}
        </small>
      )}
    </p>
  )
}

function TitleLink({ line, language, productsAt }: TitleProps) {
  const path = productHref(line)
  const title = line.own_title ?? line.product_title
  if (!path) return <span>{title}</span>
  const href = productsAt + localPath(language, path)
  // The other site needs a full page load.
  return productsAt ? <a href={href}>{title}</a> : <IntentLink href={href}>{title}</IntentLink>
}

function Detail({ line, t, language }: Pick<CartLineProps, 'line' | 't' | 'language'>) {
  const when = ticketLineText(line, language)
  const isSaving = Number(line.mrp) > Number(line.discounted_price)
  return (
    <p className={styles.detail}>
      {when && (
        <>
          {when}
          <br />
        </>
      )}
      {line.pending ? t(line.waiting ? 'waiting' : 'syncing') : t(`class-${productKind(line)}`)}
      {line.quantity > 1 && `, ${t('each', { amount: formatNpr(line.discounted_price, language) })}`}
      {isSaving && (
        <>
          {', '}
          {t('printedPrice')} <s>{formatNpr(line.mrp, language)}</s>
        </>
      )}
    </p>
  )
}

type CartLinesProps = {
  cart: OptimisticCart
  t: Translator<CartMessageKey>
  language: Language
  productsAt: string
  /** The last line, which had the focus, is removed. */
  onEmptied: () => void
}

/** The lines of the cart; a removed line can be restored. */
export function CartLines({ cart, t, language, productsAt, onEmptied }: CartLinesProps) {
  const dispatch = useShopDispatch()
  const [removed, setRemoved] = useState<OptimisticLine>()
  const [isFocusMoved, setFocusMoved] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const remove = (line: OptimisticLine, hadFocus: boolean) => {
    setRemoved(line)
    setFocusMoved(hadFocus)
    if (hadFocus && cart.lines.length === 1) onEmptied()
    dispatch(removeLine(line))
  }
  const undo = (line: OptimisticLine) => {
    list.current?.focus()
    setRemoved(undefined)
    dispatch(restoreLine(line))
  }
  return (
    <>
      <div role="status">
        {removed && (
          <div className={cartLinesStyles.notice}>
            <p>{t('removed', { title: removed.product_title })}</p>
            {/* The button that had the focus is gone with its line. */}
            <Button key={removed.id} kind="plain" autoFocus={isFocusMoved} onClick={() => undo(removed)}>
              {t('undo')}
            </Button>
          </div>
        )}
      </div>
      <ul ref={list} tabIndex={-1}>
        {cart.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            basket={cart.id}
            t={t}
            language={language}
            productsAt={productsAt}
            onRemove={remove}
          />
        ))}
      </ul>
    </>
  )
}
