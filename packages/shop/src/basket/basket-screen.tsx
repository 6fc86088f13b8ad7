import { type Quote, quoteBasket } from '@dabali/api-client'
import { FailedPart } from '../errors/failed-part.tsx'
import { talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import styles from './basket-screen.module.css'
import { basketTexts } from './basket-texts.ts'
import { CartView } from './cart-view.tsx'
import { SaidOfAll } from './said-of-all.tsx'
import { ServerBasket } from './server-basket.tsx'
import { wayOn } from './way-on.ts'

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** The cart of whoever asks for this page; nothing when it cannot be read. */
export function readBasket({ client, fail }: Visit): Promise<Quote | undefined> {
  return quoteBasket(client, {}).catch(fail)
}

export const piecesIn = (basket: Quote | undefined) =>
  basket?.lines.reduce((count, { quantity }) => count + quantity, 0)

type BasketScreenProps = { visit: Visit; basket: Quote | undefined; query: SearchParams }

/** The cart, drawn for one visitor; it can be read and changed without scripts, too. */
export function BasketScreen({ visit, basket, query }: BasketScreenProps) {
  const { language, site, origins } = visit
  const texts = basketTexts(language)
  const t = talk(texts, language)
  if (!basket) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const said = saidBy(query)
  failForm(visit, query['voucher'] ?? query['unchanged'] ?? query['notadded'])
  return (
    <div className="page">
      <ServerBasket basket={basket} />
      {basket.lines.length > 0 && <h1 className={styles.heading}>{t('title')}</h1>}
      {said === 'all' && <SaidOfAll visit={visit} basket={basket} query={query} />}
      {said && said !== 'all' && (
        <p className={said === 'added' ? styles.notice : `${styles.notice} ${styles.failed}`} role="status">
          {t(said)}
        </p>
      )}
      <CartView
        drawn={basket}
        texts={texts}
        language={language}
        way={wayOn(language, site === 'store')}
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
