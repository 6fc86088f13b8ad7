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
type SaidOfAllProps = { visit: RequestContext; basket: Quote; query: Query }
type Named = { title: string; why?: string }

/** So many that were refused are asked after. */
const MOST_ASKED = 12

/** What became of each when many were put into the cart with one press and no script ran. */
async function AddAllResult({ visit, basket, query }: SaidOfAllProps) {
  const { language } = visit
  const t = createTranslator(basketMessages(language), language)
  const inCart = (id: string) => basket.lines.flatMap((line) => (String(line.product_id) === id ? line : []))
  const added = idsIn(query['added']).flatMap(inCart)
  const had = idsIn(query['had']).flatMap(inCart)
  const refused = await Promise.all(
    idsIn(query['refused'])
      .slice(0, MOST_ASKED)
      .map((id) => askAfter(visit, id)),
  )
  const isNew = added.length + refused.length > 0
  return (
    <div className={styles.said} role="status">
      {added.length > 0 && <StatusText code="s">{t('addedCount', { count: added.length })}</StatusText>}
      {!isNew && had.length > 0 && <p>{t('hadAll')}</p>}
      {isNew && had.length > 0 && (
        <p>
          {t('had')} <Titles named={had.map((line) => ({ title: line.product_title }))} language={language} />
          {t('stop')}
        </p>
      )}
      {refused
        .filter((product) => product !== undefined)
        .map((product) => (
          <p key={product.title}>
            {t('notAdded')} <Titles named={[product]} language={language} />
            {t('stop')} {product.why ?? t('notAddedWhy')}
          </p>
        ))}
    </div>
  )
}

const idsIn = (value: string | string[] | undefined) =>
  typeof value === 'string' ? [...new Set(value.split('.').filter((id) => /^[1-9]\d{0,8}$/.test(id)))] : []

/** What the address names is asked for again: an address can be written by anybody. */
async function askAfter({ client, language }: RequestContext, id: string): Promise<Named | undefined> {
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

/** The cart of whoever asks for this page; nothing when it cannot be read. */
export function readBasket({ client, fail }: RequestContext): Promise<Quote | undefined> {
  return quoteBasket(client, {}).catch(fail)
}

export const piecesIn = (basket: Quote | undefined) =>
  basket?.lines.reduce((count, { quantity }) => count + quantity, 0)

type BasketScreenProps = { visit: RequestContext; basket: Quote | undefined; query: SearchParams }

/** The cart, drawn for one visitor; it can be read and changed without scripts, too. */
export function BasketScreen({ visit, basket, query }: BasketScreenProps) {
  const { language, site, origins } = visit
  const texts = basketMessages(language)
  const t = createTranslator(texts, language)
  if (!basket) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const said = saidBy(query)
  setFormStatus(visit, query['voucher'] ?? query['unchanged'] ?? query['notadded'])
  return (
    <div className="page">
      <ServerBasket basket={basket} />
      {basket.lines.length > 0 && <h1 className={basketScreenStyles.heading}>{t('title')}</h1>}
      {said === 'all' && <AddAllResult visit={visit} basket={basket} query={query} />}
      {said && said !== 'all' && (
        <p
          className={
            said === 'added' ? basketScreenStyles.notice : `${basketScreenStyles.notice} ${basketScreenStyles.failed}`
          }
          role="status"
        >
          {t(said)}
        </p>
      )}
      <CartView
        drawn={basket}
        texts={texts}
        language={language}
        way={emptyCartLink(language, site === 'store')}
        productsAt={site === 'store' ? '' : origins.store}
        refusedVoucher={query['voucher'] !== undefined}
      />
    </div>
  )
}

/** What a form that was sent without scripts has led to. */
function saidBy(query: SearchParams) {
  if (query['all'] !== undefined) return 'all'
  if (query['added'] !== undefined) return 'added'
  if (query['notadded'] !== undefined) return 'addFailed'
  return query['unchanged'] === undefined ? undefined : 'changeFailed'
}
