// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { isLoggedIn, type Language, localPath, type StoreData } from '@dabali/domain'
import { useEffect } from 'react'
import { ACCOUNT_PATH, BASKET_PATH, loginPath } from '../paths.ts'
import { type ShopThunk, selectStoreData, storeDataReplaced, useShopDispatch, useShopSelector } from '../store/store.ts'
import libraryLinkStyles from './library-link.module.css'
import styles from './login-state.module.css'
import { loadStoreData } from './store-data-storage.ts'

/** The notice that the next page shows once: carts were merged, quantities were reduced, or the account was deleted. */
export type Notice = 'merged' | 'reduced' | 'deleted'

export type StoreDataWithNotice = StoreData & { notice?: Notice }

/** Splits the notice from storeData. */
export function takeNotice(storeData: StoreData): { notice: Notice | undefined; rest: StoreData } {
  const { notice, ...rest } = storeData as StoreDataWithNotice
  return { notice: isNotice(notice) ? notice : undefined, rest }
}

// A cookie can hold anything.
const isNotice = (value: unknown): value is Notice => value === 'merged' || value === 'reduced' || value === 'deleted'

export type LoginStateTexts = Record<Notice, string> & { login: string; account: string; cart: string }

type LoginStateProps = {
  language: Language
  /** The path of the page, without its language, to come back to. */
  path: string
  texts: LoginStateTexts
}

/**
 * The link to the login or to the account. Both are rendered so that nothing moves when the state is known. Full page loads: the
 * server decides who may open them.
 */
export function LoginState({ language, path, texts }: LoginStateProps) {
  const dispatch = useShopDispatch()
  const hasNotice = useShopSelector((state) => takeNotice(selectStoreData(state)).notice !== undefined)
  useEffect(() => {
    if (hasNotice) dispatch(showNotice(texts, language))
  }, [dispatch, hasNotice, texts, language])
  return (
    <nav aria-label={texts.account}>
      <AccountLink language={language} path={path} texts={texts} />
    </nav>
  )
}

/** Both links in one place, of which one is hidden. */
export function AccountLink({ language, path, texts }: LoginStateProps) {
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  return (
    <span className={styles.state}>
      <a className={isIn ? styles.other : undefined} href={localPath(language, loginPath(localPath(language, path)))}>
        {texts.login}
      </a>
      <a className={isIn ? undefined : styles.other} href={localPath(language, ACCOUNT_PATH)}>
        {texts.account}
      </a>
    </span>
  )
}

/** Shows the notice as a toast, once. Reads the cookie: writing an older state back could undo a logout. */
export const showNotice =
  (texts: LoginStateTexts, language: Language): ShopThunk<void> =>
  (dispatch, _getState, { showToast }) => {
    const { notice, rest } = takeNotice(loadStoreData())
    if (!notice) return
    dispatch(storeDataReplaced(rest))
    const link = { href: localPath(language, BASKET_PATH), text: texts.cart }
    showToast({ kind: 's', text: texts[notice], ...(notice !== 'deleted' && { link }) })
  }

type LibraryLinkProps = { href: string; text: string; current?: 'page' | 'true' | undefined }

/** The link to the library for logged-in visitors; its space is reserved for all. */
export function LibraryLink({ href, text, current }: LibraryLinkProps) {
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  return (
    // A full page load: the server checks the session.
    <a className={isIn ? undefined : libraryLinkStyles.away} href={href} aria-current={current}>
      {text}
    </a>
  )
}
