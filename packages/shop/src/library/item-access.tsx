import type { LibraryItem, Order } from '@dabali/api-client'
import { cataloguePath, localPath, productClassName } from '@dabali/domain'
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
  libraryTranslator,
  openingText,
} from './library-messages.ts'
import styles from './ordered-items.module.css'

type LibraryLoginProps = { path: string; visit: Pick<RequestContext, 'language' | 'fail'> }

/** The session is over: the way to log in again. */
export function LibraryLogin({ path, visit: { language, fail } }: LibraryLoginProps) {
  fail({ status: 401 })
  const t = libraryTranslator(language)
  return (
    <FailedPart language={language} status={401} message={t('sessionOver')} advice={t('sessionOverText')}>
      <LoginButton path={path} language={language} text={t('login')} />
    </FailedPart>
  )
}

type ClosedWorkProps = { item: LibraryItem; visit: RequestContext; t: LibraryTranslator }

/** A work that cannot be opened now: why, and what can be done. */
export function LockedItem({ item, visit: { language, site, origins }, t }: ClosedWorkProps) {
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

type Work = Order['library'][number]

type OrderedWorksProps = {
  works: readonly Work[]
  /** Of the order of a guest, who opens them with it; whose is an account's is opened in its library. */
  hash: string | undefined
  visit: RequestContext
}

/** What came with an order to be read, heard and watched. */
export function OrderedItems({ works, hash, visit }: OrderedWorksProps) {
  const t = libraryTranslator(visit.language)
  return (
    <ul className={styles.works}>
      {works.map((work) => (
        <li key={work.id} className={styles.work}>
          <div>
            <p className={styles.title} lang={textLanguage(work.title, visit.language)}>
              {work.title}
            </p>
            <p className="quiet small">{productClassName(work.product_class, visit.language)}</p>
          </div>
          <Way work={work} hash={hash} visit={visit} t={t} />
        </li>
      ))}
    </ul>
  )
}

const CLOSED: Record<string, 'ended' | 'revoked' | 'soon'> = { ended: 'ended', revoked: 'revoked', upcoming: 'soon' }

function Way({ work, hash, visit, t }: Omit<OrderedWorksProps, 'works'> & { work: Work; t: LibraryTranslator }) {
  const { language } = visit
  const closed = CLOSED[work.state]
  if (closed) return <p className="quiet">{t(closed)}</p>
  const word = openingText(work.product_class, t)
  if (hash === undefined) {
    return (
      <a className={styles.link} href={localPath(language, libraryItemPath(work.id))}>
        {word}
      </a>
    )
  }
  if (work.product_class === 'Subscription') {
    return (
      <div className={styles.pass}>
        <p>{t('passLogin')}</p>
        <LoginButton kind="plain" path={LIBRARY_PATH} language={language} text={t('login')} />
      </div>
    )
  }
  return <OpenItem id={work.id} hash={hash} title={work.title} language={language} texts={itemMessages(word, t)} />
}
