import { getProduct, type Quote } from '@dabali/api-client'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text-language'
import { talk } from '../texts/talk.ts'
import type { Visit } from '../visit/visit.ts'
import { basketTexts } from './basket-texts.ts'
import styles from './said-of-all.module.css'

type Query = Readonly<Record<string, string | string[] | undefined>>
type SaidOfAllProps = { visit: Visit; basket: Quote; query: Query }
type Named = { title: string; why?: string }

/** So many that were refused are asked after. */
const MOST_ASKED = 12

/** What became of each when many were put into the cart with one press and no script ran. */
export async function SaidOfAll({ visit, basket, query }: SaidOfAllProps) {
  const { language } = visit
  const t = talk(basketTexts(language), language)
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
async function askAfter({ client, language }: Visit, id: string): Promise<Named | undefined> {
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
