import type { LibraryItemDetail, ProductCard } from '@dabali/api-client'
import { cataloguePath, type Language, localPath, productClassName } from '@dabali/domain'
import { Button, buttonClasses } from '@dabali/ui/button'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { FailedPart } from '../errors/failed-part.tsx'
import { LIBRARY_PATH, libraryItemPath, openWorkAction } from '../paths.ts'
import { setFormStatus } from '../server-request/form-problem.ts'
import type { Owned } from '../server-request/null-on-404.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { BorrowButton } from './borrow-button.tsx'
import workWaysStyles from './item-actions.module.css'
import { itemLinks } from './item-links.ts'
import styles from './library-item-screen.module.css'
import { accessTermsText, type LibraryTranslator, libraryTranslator } from './library-messages.ts'
import { LibraryLogin } from './locked-item.tsx'

const SECONDS = 60

type WorkPartsProps = { files: LibraryItemDetail['files']; t: LibraryTranslator }

/** What a work of several parts holds. */
export function ItemParts({ files, t }: WorkPartsProps) {
  return (
    <section className={styles.parts} aria-labelledby="parts">
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
export function BorrowShelf({ products, language, t }: BorrowShelfProps) {
  return (
    <section className={styles.shelf} aria-labelledby="borrow">
      <SectionHead id="borrow" heading={t('borrowHead')} />
      <p className="quiet">{t('borrowText')}</p>
      <ul className={styles.books}>
        {products.map(({ id, url, title, picture, product_class }) => (
          <li key={id} className={styles.book}>
            <Picture picture={picture} sizes="9rem" cover decorative />
            <p className={styles.name} lang={textLanguage(title, language)}>
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
export function ItemActions({ item, visit: { language, site, origins }, t }: WorkWaysProps) {
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
    <div className={`page ${styles.screen}`}>
      <div className={styles.cover}>
        <Picture picture={item.picture} sizes="(min-width: 48rem) 18rem, 60vw" cover decorative first />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} lang={textLanguage(product.title, language)}>
          {product.title}
        </h1>
        {product.subtitle && <p lang={textLanguage(product.subtitle, language)}>{product.subtitle}</p>}
        {names && <p className="quiet">{t('by', { names })}</p>}
        <p className="quiet">
          {[productClassName(product.product_class, language), item.is_gift && t('gifted')].filter(Boolean).join(', ')}
        </p>
        <p className={styles.terms}>{accessTermsText(item, language, t)}</p>
        {query.problem !== undefined && <p role="alert">{t('notOpened')}</p>}
        <ItemActions item={item} visit={visit} t={t} />
        {files.length > 1 && <ItemParts files={files} t={t} />}
        <a className={styles.link} href={localPath(language, LIBRARY_PATH)}>
          {t('back')}
        </a>
      </div>
      {toBorrow.length > 0 && <BorrowShelf products={toBorrow} language={language} t={t} />}
    </div>
  )
}
