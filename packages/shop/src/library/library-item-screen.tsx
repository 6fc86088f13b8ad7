import type { LibraryItemDetail, ProductCard, ReceivedGift } from '@dabali/api-client'
import { cataloguePath, type Language, localPath, productClassName, productKindName } from '@dabali/domain'
import { Button, buttonClasses } from '@dabali/ui/button'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { FailedPart } from '../errors/error-parts.tsx'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { claimGiftAction, LIBRARY_PATH, libraryItemPath, openItemPath } from '../paths.ts'
import { LINK_OVER, setFormStatus } from '../server-request/form-action.ts'
import type { Owned, RequestContext } from '../server-request/request-context.ts'
import styles from './gift-screen.module.css'
import { LibraryLogin } from './item-access.tsx'
import itemActionsStyles from './item-actions.module.css'
import { BorrowButton } from './item-buttons.tsx'
import { ItemDownloads } from './item-downloads.tsx'
import libraryItemScreenStyles from './library-item-screen.module.css'
import { accessTermsText, type LibraryTranslator, libraryTranslator } from './library-messages.ts'
import { itemLinks } from './load-library.ts'

type GiftItemsProps = { items: ReceivedGift['items']; language: Language }

/** The items of a gift; claimed ones link to the library. */
function GiftItems({ items, language }: GiftItemsProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, picture, library_url, ...kind }) => {
        const name = productKindName(kind, language)
        const id = library_url && /\/library\/([^/]+)\/$/.exec(library_url)?.[1]
        return (
          <li key={`${title} ${name}`} className={styles.item}>
            <Picture picture={picture} sizes="5rem" cover decorative />
            <div>
              <p className={styles.name} lang={textLanguage(title, language)}>
                {id ? <a href={localPath(language, libraryItemPath(id))}>{title}</a> : title}
              </p>
              <p className="quiet small">{name}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type GiftScreenProps = {
  token: string
  gift: ReceivedGift | undefined
  context: RequestContext
  query: { problem?: string | string[] | undefined }
}

/** The page of a gift link. GET changes nothing. */
export function GiftScreen({ token, gift, context, query }: GiftScreenProps) {
  const { language } = context
  const t = libraryTranslator(language)
  if (!gift) return <FailedPart language={language} message={t('failedGift')} advice={t('failedGiftText')} />
  const isOwn = gift.items.some(({ library_url }) => library_url !== null)
  if (gift.state === 'revoked')
    return <GiftUnavailable context={context} heading={t('giftCancelled')} text={t('giftCancelledText')} />
  if (gift.state === 'taken' && !isOwn) {
    return <GiftUnavailable context={context} heading={t('giftAccepted')} text={t('giftAcceptedText')} />
  }
  if (!isOwn) setFormStatus(context, query.problem)
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.title}>
        {gift.recipient_name ? t('giftFor', { name: gift.recipient_name }) : t('giftForYou')}
      </h1>
      {gift.message && <blockquote className={styles.message}>{gift.message}</blockquote>}
      {query.problem !== undefined && !isOwn && (
        <p className={styles.problem} role="alert">
          {t('giftFailed')}
        </p>
      )}
      <ClaimGift token={token} gift={gift} isOwn={isOwn} context={context} t={t} />
      <section className={styles.items} aria-labelledby="works">
        <h2 id="works">{t('giftContents')}</h2>
        <GiftItems items={gift.items} language={language} />
      </section>
    </div>
  )
}

type GiftUnavailableProps = { context: RequestContext; heading: string; text: string }

/** The link no longer works: only the person who gave the gift can help. */
function GiftUnavailable({ context, heading, text }: GiftUnavailableProps) {
  setFormStatus(context, 'used')
  return (
    <FailedPart language={context.language} status={LINK_OVER} heading={heading} message={text}>
      {null}
    </FailedPart>
  )
}

type ClaimGiftProps = {
  token: string
  gift: ReceivedGift
  isOwn: boolean
  context: RequestContext
  t: LibraryTranslator
}

function ClaimGift({ token, gift, isOwn, context: { language, isLoggedIn }, t }: ClaimGiftProps) {
  if (isOwn) {
    return (
      <p>
        {t('giftYours')}{' '}
        <a className={styles.link} href={localPath(language, LIBRARY_PATH)}>
          {t('back')}
        </a>
      </p>
    )
  }
  if (gift.state === 'upcoming') return <p>{t('giftUpcoming', { date: dateInSentence(gift.deliver_at, language) })}</p>
  return (
    <form className={styles.form} method="post" action={claimGiftAction(token)}>
      <input type="hidden" name="language" value={language} />
      <Button type="submit">{isLoggedIn ? t('giftAccept') : t('giftLogin')}</Button>
      {!isLoggedIn && <p className="quiet">{t('giftLoginText')}</p>}
    </form>
  )
}

const SECONDS = 60

type ItemPartsProps = { files: LibraryItemDetail['files']; t: LibraryTranslator }

/** The parts of an item. */
function ItemParts({ files, t }: ItemPartsProps) {
  return (
    <section className={libraryItemScreenStyles.parts} aria-labelledby="parts">
      <h2 id="parts">{t('contents')}</h2>
      <ol>
        {files.map(({ position, title, duration_seconds: seconds }) => (
          <li key={position}>
            <span>{title || t('part', { number: position + 1 })}</span>
            {seconds !== null && (
              <span className="quiet num">{t('minutes', { count: Math.max(1, Math.round(seconds / SECONDS)) })}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type BorrowShelfProps = { products: readonly ProductCard[]; language: Language; t: LibraryTranslator }

/** The items that a subscription can borrow. */
function BorrowShelf({ products, language, t }: BorrowShelfProps) {
  return (
    <section className={libraryItemScreenStyles.shelf} aria-labelledby="borrow">
      <SectionHead id="borrow" heading={t('borrowHead')} />
      <p className="quiet">{t('borrowText')}</p>
      <ul className={libraryItemScreenStyles.books}>
        {products.map(({ id, url, title, picture, product_class }) => (
          <li key={id} className={libraryItemScreenStyles.book}>
            <Picture picture={picture} sizes="9rem" cover decorative />
            <p className={libraryItemScreenStyles.name} lang={textLanguage(title, language)}>
              {title}
            </p>
            <p className="quiet small">{productClassName(product_class, language)}</p>
            <BorrowButton
              url={url}
              language={language}
              texts={{ borrow: t('borrow'), name: t('borrowName', { title }), failed: t('notBorrowed') }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ItemActionsProps = { item: LibraryItemDetail; context: RequestContext; t: LibraryTranslator }

/** The actions of an item: open, download, or buy again after it has ended. */
function ItemActions({ item, context: { language, site, origins }, t }: ItemActionsProps) {
  const { id, product, state, progress, files, terms } = item
  if (state === 'ended') {
    const shop = localPath(language, cataloguePath({ slug: product.slug }))
    return (
      <a className={buttonClasses({ kind: 'plain' })} href={site === 'store' ? shop : origins.store + shop}>
        {t('inShop')}
      </a>
    )
  }
  if (state !== 'active') return null
  const links = itemLinks(item, site)
  const hasBegun = links.length === 1 && progress !== null && progress > 0 && progress < 1
  const isFile = terms === 'own' && files[0]?.kind === 'epub'
  return (
    <>
      <div className={itemActionsStyles.actions}>
        {links.map(({ action, path }, index) => (
          // A full page load: the server checks the session.
          <a
            key={action}
            className={buttonClasses({ kind: index > 0 ? 'plain' : undefined })}
            href={localPath(language, path)}
            aria-label={`${hasBegun ? t('continue') : t(action)}: ${product.title}`}
          >
            {hasBegun ? t('continue') : t(action)}
          </a>
        ))}
        {isFile && (
          <form method="post" action={openItemPath(id)} data-saves-file="">
            <input type="hidden" name="language" value={language} />
            <Button type="submit" kind={links.length > 0 ? 'plain' : 'main'}>
              {t('download')}
            </Button>
          </form>
        )}
      </div>
      {isFile && <p className="quiet small">{t('downloadNote')}</p>}
    </>
  )
}

type LibraryItemScreenProps = {
  id: string
  owned: Owned<{ item: LibraryItemDetail; toBorrow: ProductCard[] }> | undefined
  context: RequestContext
  query: { problem?: string | string[] | undefined }
}

/** The page of a library item: terms, actions and parts. */
export function LibraryItemScreen({ id, owned, context, query }: LibraryItemScreenProps) {
  const { language } = context
  const t = libraryTranslator(language)
  if (!owned) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in owned) return <LibraryLogin path={libraryItemPath(id)} context={context} />
  const { item, toBorrow } = owned.value
  setFormStatus(context, query.problem)
  const { product, files } = item
  const title = product.own_title ?? product.title
  const names = product.authors.join(', ')
  const hasDownloads =
    item.state === 'active' && item.terms === 'own' && files.some((file) => file.downloads.length > 0)
  return (
    <div className={`page ${libraryItemScreenStyles.screen}`}>
      <div className={libraryItemScreenStyles.cover}>
        <Picture picture={item.picture} sizes="(min-width: 48rem) 18rem, 60vw" cover decorative first />
      </div>
      <div className={libraryItemScreenStyles.details}>
        <h1 className={libraryItemScreenStyles.title} lang={textLanguage(title, language)}>
          {title}
        </h1>
        {product.own_title && <p>{product.title}</p>}
        {product.subtitle && <p lang={textLanguage(product.subtitle, language)}>{product.subtitle}</p>}
        {names && <p className="quiet">{t('by', { names })}</p>}
        <p className="quiet">
          {[productKindName(product, language), item.is_gift && t('gifted')].filter(Boolean).join(', ')}
        </p>
        <p className={libraryItemScreenStyles.terms}>{accessTermsText(item, language, t)}</p>
        {query.problem !== undefined && <p role="alert">{t('notOpened')}</p>}
        <ItemActions item={item} context={context} t={t} />
        {hasDownloads ? (
          <ItemDownloads id={id} files={files} language={language} t={t} />
        ) : (
          files.length > 1 && <ItemParts files={files} t={t} />
        )}
        <a className={libraryItemScreenStyles.link} href={localPath(language, LIBRARY_PATH)}>
          {t('back')}
        </a>
      </div>
      {toBorrow.length > 0 && <BorrowShelf products={toBorrow} language={language} t={t} />}
    </div>
  )
}
