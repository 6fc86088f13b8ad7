import { getProduct, type Quote, quoteBasket } from '@dabali/api-client'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { FailedPart } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import styles from './add-all-result.module.css'
import { basketMessages, emptyCartLink } from './basket-messages.ts'
import basketScreenStyles from './basket-screen.module.css'
import { CartView, ServerBasket } from './cart-view.tsx'

type Query = Readonly<Record<string, string | string[] | undefined>>
type AddAllResultProps = { context: RequestContext; basket: Quote; query: Query }
type Named = { title: string; why?: string }

/** How many refused products are looked up. */
const MOST_ASKED = 12

/** The result of the add-all form without scripts, and of ordering again. */
async function AddAllResult({ context, basket, query }: AddAllResultProps) {
  const { language } = context
  const t = createTranslator(basketMessages(language), language)
  const inCart = (id: string) => basket.lines.flatMap((line) => (String(line.product_id) === id ? line : []))
  const added = parseIds(query['added']).flatMap(inCart)
  const had = parseIds(query['had']).flatMap(inCart)
  const fewer = parseIds(query['fewer']).flatMap(inCart)
  const load = (name: 'refused' | 'owned') =>
    Promise.all(
      parseIds(query[name])
        .slice(0, MOST_ASKED)
        .map((id) => loadRefusedProduct(context, id)),
    )
  const [refused, ownedOrMissing] = await Promise.all([load('refused'), load('owned')])
  const owned = ownedOrMissing.filter((product) => product !== undefined)
  const isNew = added.length + refused.length + owned.length > 0
  return (
    <div className={styles.result} role="status">
      {added.length > 0 && <StatusText code="s">{t('addedCount', { count: added.length })}</StatusText>}
      {!isNew && had.length > 0 && <p>{t('allInCart')}</p>}
      {isNew && had.length > 0 && (
        <p>
          {t('alreadyInCart')} <Titles named={had.map((line) => ({ title: line.product_title }))} language={language} />
          {t('fullStop')}
        </p>
      )}
      {fewer.length > 0 && (
        <p>
          {t('fewerAdded')} <Titles named={fewer.map((line) => ({ title: line.product_title }))} language={language} />
          {t('fullStop')}
        </p>
      )}
      {owned.length > 0 && (
        <p>
          {t('alreadyOwned')} <Titles named={owned} language={language} />
          {t('fullStop')}
        </p>
      )}
      {refused.map((product, index) => (
        <p key={index}>
          {product === undefined ? (
            t('oneUnavailable')
          ) : (
            <>
              {t('notAdded')} <Titles named={[product]} language={language} />
              {t('fullStop')} {product.why ?? t('unavailable')}
            </>
          )}
        </p>
      ))}
    </div>
  )
}

const parseIds = (value: string | string[] | undefined) =>
  typeof value === 'string' ? [...new Set(value.split('.').filter((id) => /^[1-9]\d{0,8}$/.test(id)))] : []

/** Looks refused products up again: the query string cannot be trusted. */
async function loadRefusedProduct({ client, language }: RequestContext, id: string): Promise<Named | undefined> {
  const product = await getProduct(client, { product: id }, { language, silent: true }).catch(() => undefined)
  if (!product) return undefined
  const { is_available_to_buy, message } = product.availability
  return is_available_to_buy ? { title: product.title } : { title: product.title, why: sentence(message) }
}

const sentence = (text: string) =>
  /[.।?]$/.test(text) ? text : `${text}${/\p{Script=Devanagari}/u.test(text) ? '।' : '.'}`

function Titles({ named, language }: { named: readonly Named[]; language: string }) {
  return named.map(({ title }, index) => (
    <span key={title}>
      {index > 0 && ', '}
      <span lang={textLanguage(title, language)}>{title}</span>
    </span>
  ))
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** The visitor's cart with its quote; undefined when it could not be loaded. */
export function readBasket({ client, fail }: RequestContext): Promise<Quote | undefined> {
  return quoteBasket(client, {}).catch(fail)
}

export const countItems = (basket: Quote | undefined) =>
  basket?.lines.reduce((count, { quantity }) => count + quantity, 0)

type BasketScreenProps = { context: RequestContext; basket: Quote | undefined; query: SearchParams }

/** The cart page, rendered for one visitor; it works without scripts, too. */
export function BasketScreen({ context, basket, query }: BasketScreenProps) {
  const { language, site, origins } = context
  const texts = basketMessages(language)
  const t = createTranslator(texts, language)
  if (!basket) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const result = resultOf(query)
  setFormStatus(context, query['voucher'] ?? query['unchanged'] ?? query['notadded'])
  return (
    <div className="page">
      <ServerBasket basket={basket} />
      {basket.lines.length > 0 && <h1 className={basketScreenStyles.heading}>{t('title')}</h1>}
      {result === 'all' && <AddAllResult context={context} basket={basket} query={query} />}
      {result && result !== 'all' && (
        <p
          className={
            result === 'added' ? basketScreenStyles.notice : `${basketScreenStyles.notice} ${basketScreenStyles.failed}`
          }
          role="status"
        >
          {t(result)}
        </p>
      )}
      <CartView
        rendered={basket}
        texts={texts}
        language={language}
        continueLink={emptyCartLink(language, site === 'store')}
        productsAt={site === 'store' ? '' : origins.store}
        refusedVoucher={query['voucher'] !== undefined}
      />
    </div>
  )
}

/** Why a product was not added, by the reason why its price was refused, if it was. */
function addFailure(price: SearchParams[string]) {
  if (price === undefined) return 'addFailed'
  if (price === 'too_low') return 'priceTooLow'
  return price === 'too_high' ? 'priceTooHigh' : 'priceRefused'
}

/** The result of a form that was sent without scripts. */
function resultOf(query: SearchParams) {
  if (query['all'] !== undefined) return 'all'
  if (query['added'] !== undefined) return 'added'
  if (query['notadded'] !== undefined) return addFailure(query['price'])
  return query['unchanged'] === undefined ? undefined : 'changeFailed'
}
