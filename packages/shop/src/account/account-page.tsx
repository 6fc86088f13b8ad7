import { localPath } from '@dabali/domain'
import type { ReactNode } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import { ADDRESSES_PATH, LIBRARY_PATH, ORDERS_PATH, PROFILE_PATH, TICKETS_PATH, WISHLIST_PATH } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { accountMessages } from './account-messages.ts'
import styles from './account-page.module.css'

type AccountPageProps = {
  title: string
  /** The path of this page, which is marked among the pages of the account. */
  path: string
  context: Pick<RequestContext, 'language' | 'origins'>
  children: ReactNode
}

/** A page of the account: its heading, the other pages beside it, and its content. */
export function AccountPage({ title, path, context: { language, origins }, children }: AccountPageProps) {
  const t = createTranslator(accountMessages(language), language)
  const links = [
    { href: ORDERS_PATH, text: t('orders') },
    // Only the culture site has events.
    { href: TICKETS_PATH, text: t('tickets'), origin: origins.culture },
    { href: LIBRARY_PATH, text: t('library') },
    // Only the store has a wishlist.
    { href: WISHLIST_PATH, text: t('wishlist'), origin: origins.store },
    { href: ADDRESSES_PATH, text: t('addresses') },
    { href: PROFILE_PATH, text: t('profile') },
  ]
  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.title}>{title}</h1>
      <nav aria-label={t('accountPages')}>
        <ul className={styles.links}>
          {links.map(({ href, text, origin = '' }) => (
            <li key={href}>
              <a href={origin + localPath(language, href)} aria-current={href === path ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
