'use client'

import { isLoggedIn, type Language, localPath } from '@dabali/domain'
import { useEffect } from 'react'
import { BASKET_PATH, loginPath, PROFILE_PATH } from '../paths.ts'
import type { ShopThunk } from '../store/make-store.ts'
import { useShopDispatch, useShopSelector } from '../store/store-hooks.ts'
import { type Notice, takeNotice } from './login-notice.ts'
import styles from './login-state.module.css'
import { selectStoreData, storeDataReplaced } from './store-data-slice.ts'

export type LoginStateTexts = Record<Notice, string> & { login: string; account: string; cart: string }

type LoginStateProps = {
  language: Language
  /** The path of the page, without its language, to come back to. */
  path: string
  texts: LoginStateTexts
}

/**
 * The way in, or the way to the account. Both words take their place in every page, so that nothing moves when the
 * browser knows which it is. Both are full loads: the server is asked who may go there.
 */
export function LoginState({ language, path, texts }: LoginStateProps) {
  const dispatch = useShopDispatch()
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  const isNews = useShopSelector((state) => takeNotice(selectStoreData(state)).notice !== undefined)
  useEffect(() => {
    if (isNews) dispatch(tellNews(texts, language))
  }, [dispatch, isNews, texts, language])
  return (
    <nav aria-label={texts.account}>
      <span className={styles.state}>
        <a className={isIn ? styles.other : undefined} href={localPath(language, loginPath(localPath(language, path)))}>
          {texts.login}
        </a>
        <a className={isIn ? undefined : styles.other} href={localPath(language, PROFILE_PATH)}>
          {texts.account}
        </a>
      </span>
    </nav>
  )
}

/** What a login has changed in the cart, or that an account is gone, is told once, on the page that follows. */
const tellNews =
  (texts: LoginStateTexts, language: Language): ShopThunk<void> =>
  (dispatch, getState, { showToast }) => {
    const { notice, rest } = takeNotice(selectStoreData(getState()))
    if (!notice) return
    dispatch(storeDataReplaced(rest))
    const link = { href: localPath(language, BASKET_PATH), text: texts.cart }
    showToast({ kind: 's', text: texts[notice], ...(notice !== 'deleted' && { link }) })
  }
