import type { LibraryItemDetail, ProductCard, ReceivedGift } from '@dabali/api-client'
import { cataloguePath, type Language, localPath, productClassName } from '@dabali/domain'
import { Button, buttonClasses } from '@dabali/ui/button'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { FailedPart } from '../errors/error-parts.tsx'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { claimGiftAction, LIBRARY_PATH, libraryItemPath, openWorkAction } from '../paths.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import type { Owned, RequestContext } from '../server-request/request-context.ts'
import styles from './gift-screen.module.css'
import { LibraryLogin } from './item-access.tsx'
import workWaysStyles from './item-actions.module.css'
import { BorrowButton } from './item-buttons.tsx'
import libraryItemScreenStyles from './library-item-screen.module.css'
import { accessTermsText, type LibraryTranslator, libraryTranslator } from './library-messages.ts'
import { itemLinks } from './load-library.ts'

type GiftWorksProps = { items: ReceivedGift['items']; language: Language }

/** What a gift holds; what has been taken leads into the library. */
function GiftItems({ items, language }: GiftWorksProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, product_class, picture, library_url }) => {
        const id = library_url && /\/library\/([^/]+)\/$/.exec(library_url)?.[1]
        return (
          <li key={`${title} ${product_class}`} className={styles.work}>
            <Picture picture={picture} sizes="5rem" cover decorative />
            <div>
              <p className={styles.name} lang={textLanguage(title, language)}>
                {id ? <a href={localPath(language, libraryItemPath(id))}>{title}</a> : title}
              </p>
              <p className="quiet small">{productClassName(product_class, language)}</p>
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
  visit: RequestContext
  query: { problem?: string | string[] | undefined }
}

/** What the link of a gift leads to. Nothing changes before it is pressed. */
export function GiftScreen({ token, gift, visit, query }: GiftScreenProps) {
  const { language } = visit
  const t = libraryTranslator(language)
  if (!gift) return <FailedPart language={language} message={t('failedGift')} advice={t('failedGiftText')} />
  const isTheirs = gift.items.some(({ library_url }) => library_url !== null)
  if (gift.state === 'revoked') return <Over visit={visit} message={t('giftRevoked')} advice={t('giftRevokedText')} />
  if (gift.state === 'taken' && !isTheirs) {
    return <Over visit={visit} message={t('giftTaken')} advice={t('giftTakenText')} />
  }
  if (!isTheirs) setFormStatus(visit, query.problem)
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.title}>
        {gift.recipient_name ? t('giftFor', { name: gift.recipient_name }) : t('giftForYou')}
      </h1>
      {gift.message && <blockquote className={styles.message}>{gift.message}</blockquote>}
      {query.problem !== undefined && !isTheirs && (
        <p className={styles.problem} role="alert">
          {t('giftFailed')}
        </p>
      )}
      <Way token={token} gift={gift} isTheirs={isTheirs} visit={visit} t={t} />
      <section className={styles.works} aria-labelledby="works">
        <h2 id="works">{t('giftHolds')}</h2>
        <GiftItems items={gift.items} language={language} />
      </section>
    </div>
  )
}

type OverProps = { visit: RequestContext; message: string; advice: string }

/** The link no longer works: only the person who gave the gift can help. */
function Over({ visit, message, advice }: OverProps) {
  setFormStatus(visit, 'used')
  return (
    <FailedPart language={visit.language} message={message} advice={advice}>
      {null}
    </FailedPart>
  )
}

type WayProps = { token: string; gift: ReceivedGift; isTheirs: boolean; visit: RequestContext; t: LibraryTranslator }

function Way({ token, gift, isTheirs, visit: { language, isLoggedIn }, t }: WayProps) {
  if (isTheirs) {
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
      <Button type="submit">{isLoggedIn ? t('giftTake') : t('giftLogin')}</Button>
      {!isLoggedIn && <p className="quiet">{t('giftLoginText')}</p>}
    </form>
  )
}

const SECONDS = 60

type WorkPartsProps = { files: LibraryItemDetail['files']; t: LibraryTranslator }

/** What a work of several parts holds. */
function ItemParts({ files, t }: WorkPartsProps) {
  return (
    <section className={libraryItemScreenStyles.parts} aria-labelledby="parts">
      <h2 id="parts">{t('parts')}</h2>
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

/** What a pass opens, to be put into the library. */
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

type WorkWaysProps = { item: LibraryItemDetail; visit: RequestContext; t: LibraryTranslator }

/** The ways into a work: here, and as a file; back to the shop where its time is over. */
function ItemActions({ item, visit: { language, site, origins }, t }: WorkWaysProps) {
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
  const ways = itemLinks(item, site)
  const hasBegun = ways.length === 1 && progress !== null && progress > 0 && progress < 1
  const isFile = terms === 'own' && files[0]?.kind === 'epub'
  return (
    <>
      <div className={workWaysStyles.ways}>
        {ways.map(({ way, path }, index) => (
          // A whole load: the page is for one account, and the server asks whose it is.
          <a
            key={way}
            className={buttonClasses({ kind: index > 0 ? 'plain' : undefined })}
            href={localPath(language, path)}
            aria-label={`${hasBegun ? t('continue') : t(way)}: ${product.title}`}
          >
            {hasBegun ? t('continue') : t(way)}
          </a>
        ))}
        {isFile && (
          <form method="post" action={openWorkAction(id)} data-saves-file="">
            <input type="hidden" name="language" value={language} />
            <Button type="submit" kind={ways.length > 0 ? 'plain' : 'main'}>
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
  own: Owned<{ item: LibraryItemDetail; toBorrow: ProductCard[] }> | undefined
  visit: RequestContext
  query: { problem?: string | string[] | undefined }
}

/** One work of whoever has it: for how long, what it holds, and the way into it. */
export function LibraryItemScreen({ id, own, visit, query }: LibraryItemScreenProps) {
  const { language } = visit
  const t = libraryTranslator(language)
  if (!own) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in own) return <LibraryLogin path={libraryItemPath(id)} visit={visit} />
  const { item, toBorrow } = own.thing
  setFormStatus(visit, query.problem)
  const { product, files } = item
  const names = product.authors.join(', ')
  return (
    <div className={`page ${libraryItemScreenStyles.screen}`}>
      <div className={libraryItemScreenStyles.cover}>
        <Picture picture={item.picture} sizes="(min-width: 48rem) 18rem, 60vw" cover decorative first />
      </div>
      <div className={libraryItemScreenStyles.words}>
        <h1 className={libraryItemScreenStyles.title} lang={textLanguage(product.title, language)}>
          {product.title}
        </h1>
        {product.subtitle && <p lang={textLanguage(product.subtitle, language)}>{product.subtitle}</p>}
        {names && <p className="quiet">{t('by', { names })}</p>}
        <p className="quiet">
          {[productClassName(product.product_class, language), item.is_gift && t('gifted')].filter(Boolean).join(', ')}
        </p>
        <p className={libraryItemScreenStyles.terms}>{accessTermsText(item, language, t)}</p>
        {query.problem !== undefined && <p role="alert">{t('notOpened')}</p>}
        <ItemActions item={item} visit={visit} t={t} />
        {files.length > 1 && <ItemParts files={files} t={t} />}
        <a className={libraryItemScreenStyles.link} href={localPath(language, LIBRARY_PATH)}>
          {t('back')}
        </a>
      </div>
      {toBorrow.length > 0 && <BorrowShelf products={toBorrow} language={language} t={t} />}
    </div>
  )
}
