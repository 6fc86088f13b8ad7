'use client'

import { isLoggedIn } from '@dabali/domain'
import { selectStoreData } from '../account/store-data-slice.ts'
import { useShopSelector } from '../store/store-hooks.ts'
import styles from './library-link.module.css'

type LibraryLinkProps = { href: string; text: string; current?: 'page' | 'true' | undefined }

/** The way to the library, for whoever is logged in; its place is kept for everyone, so it stands last in its row. */
export function LibraryLink({ href, text, current }: LibraryLinkProps) {
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  return (
    // A whole load: the server is asked whose library it is.
    <a className={isIn ? undefined : styles.away} href={href} aria-current={current}>
      {text}
    </a>
  )
}
