import type { LibraryItem, LibraryItemDetail, Order } from '@dabali/api-client'
import { cataloguePath, type Language, localPath, productKindName } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { textLanguage } from '@dabali/ui/text'
import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { LIBRARY_PATH, libraryItemPath } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { OpenItem } from './item-buttons.tsx'
import {
  accessTermsText,
  itemMessages,
  type LibraryTranslator,
  libraryMetadata,
  libraryTranslator,
  openingText,
  progressTexts,
} from './library-messages.ts'
import { findOtherFormat, loadLibraryItem } from './load-library.ts'
import styles from './ordered-items.module.css'

/** The metadata of the page on which an item is read. */
export const readingMetadata = (language: Language) => libraryMetadata(language, 'titleItem')

/** The texts of the question where to continue reading. */
export const readingTexts = (language: Language) => progressTexts(libraryTranslator(language))

/** An e-book of the library and its audiobook, if the visitor has both. Audio and video have other pages. */
export async function loadOwnBook(context: RequestContext, id: string) {
  const own = await loadLibraryItem(context, id)
  if (!own || 'refused' in own) return own
  const { item }: { item: LibraryItemDetail } = own.value
  const isBook = item.product.product_class === 'E-book' || item.files.some(({ kind }) => kind === 'epub')
  return isBook ? { item, player: await findOtherFormat(context.client, item, 'listen') } : undefined
}

/** Tells that the library could not be loaded. */
export function LibraryFailed({ language }: { language: Language }) {
  const t = libraryTranslator(language)
  return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
}

type LibraryLoginProps = { path: string; context: Pick<RequestContext, 'language' | 'fail'> }

/** Tells that the session has ended, with a login button. */
export function LibraryLogin({ path, context: { language, fail } }: LibraryLoginProps) {
  fail({ status: 401 })
  const t = libraryTranslator(language)
  return (
    <FailedPart language={language} status={401} message={t('sessionExpired')} advice={t('sessionExpiredText')}>
      <LoginButton path={path} language={language} text={t('login')} />
    </FailedPart>
  )
}

type LockedItemProps = { item: LibraryItem; context: RequestContext; t: LibraryTranslator }

/** An item that cannot be opened now, with the reason. */
export function LockedItem({ item, context: { language, site, origins }, t }: LockedItemProps) {
  const { product, state } = item
  const shop = localPath(language, cataloguePath({ slug: product.slug }))
  return (
    <div className="page">
      <EmptyState
        level={1}
        icon="waiting"
        heading={product.title}
        text={accessTermsText(item, language, t)}
        link={{ href: localPath(language, LIBRARY_PATH), text: t('back') }}
      >
        {state === 'ended' && (
          <ButtonLink kind="plain" href={site === 'store' ? shop : origins.store + shop}>
            {t('inShop')}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}

type OrderedItem = Order['library'][number]

type OrderedItemsProps = {
  items: readonly OrderedItem[]
  /** The order hash of a guest; the items of an account are opened in its library. */
  hash: string | undefined
  context: RequestContext
}

/** The digital items of an order. */
export function OrderedItems({ items, hash, context }: OrderedItemsProps) {
  const t = libraryTranslator(context.language)
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <div>
            <p className={styles.title} lang={textLanguage(item.own_title ?? item.title, context.language)}>
              {item.own_title ?? item.title}
            </p>
            {item.own_title && <p className="small">{item.title}</p>}
            <p className="quiet small">{productKindName(item, context.language)}</p>
          </div>
          <ItemAction item={item} hash={hash} context={context} t={t} />
        </li>
      ))}
    </ul>
  )
}

const CLOSED: Record<string, 'expired' | 'refunded' | 'notAvailableYet'> = {
  ended: 'expired',
  revoked: 'refunded',
  upcoming: 'notAvailableYet',
}

function ItemAction({
  item,
  hash,
  context,
  t,
}: Omit<OrderedItemsProps, 'items'> & { item: OrderedItem; t: LibraryTranslator }) {
  const { language } = context
  const closed = CLOSED[item.state]
  if (closed) return <p className="quiet">{t(closed)}</p>
  const text = openingText(item.product_class, t)
  if (hash === undefined) {
    return (
      <a className={styles.link} href={localPath(language, libraryItemPath(item.id))}>
        {text}
      </a>
    )
  }
  if (item.product_class === 'Subscription') {
    return (
      <div className={styles.pass}>
        <p>{t('passLogin')}</p>
        <LoginButton kind="plain" path={LIBRARY_PATH} language={language} text={t('login')} />
      </div>
    )
  }
  return <OpenItem id={item.id} hash={hash} title={item.title} language={language} texts={itemMessages(text, t)} />
}
