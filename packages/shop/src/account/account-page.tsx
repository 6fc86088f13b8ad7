import { localPath, writeDigits } from '@dabali/domain'
import type { ReactNode } from 'react'
import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import {
  ACCOUNT_PATH,
  ADDRESSES_PATH,
  FOLLOWING_PATH,
  LIBRARY_PATH,
  ORDERS_PATH,
  PROFILE_PATH,
  SAVED_PATH,
  TICKETS_PATH,
  WISHLIST_PATH,
} from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { type AccountMessageKey, accountMessages } from './account-messages.ts'
import styles from './account-page.module.css'

type AccountPageProps = {
  title: string
  /** Whose account it is. */
  lead?: string
  /** The path of this page, which is marked among the pages of the account. */
  path: string
  context: Pick<RequestContext, 'language' | 'origins'>
  /** How much the pages have, by their path. */
  counts?: Readonly<Record<string, number>>
  children: ReactNode
}

/** A page of the account: its heading, the other pages beside it, and its content. */
export function AccountPage({ title, lead, path, context, counts = {}, children }: AccountPageProps) {
  const { language, origins } = context
  const t = createTranslator(accountMessages(language), language)
  const links = [
    { href: ACCOUNT_PATH, text: t('overview') },
    { href: ORDERS_PATH, text: t('orders') },
    // Only the culture site has events and artists.
    { href: TICKETS_PATH, text: t('tickets'), origin: origins.culture },
    { href: LIBRARY_PATH, text: t('library') },
    { href: SAVED_PATH, text: t('savedItems'), origin: origins.culture },
    { href: FOLLOWING_PATH, text: t('following'), origin: origins.culture },
    // Only the store has a wishlist.
    { href: WISHLIST_PATH, text: t('wishlist'), origin: origins.store },
    { href: ADDRESSES_PATH, text: t('addresses') },
    { href: PROFILE_PATH, text: t('profile') },
  ]
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      <nav aria-label={t('accountPages')}>
        <ul className={styles.links}>
          {links.map(({ href, text, origin = '' }) => (
            <li key={href}>
              <a href={origin + localPath(language, href)} aria-current={href === path ? 'page' : undefined}>
                {text}
                {counts[href] ? <span className={styles.count}> {writeDigits(counts[href], language)}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.main}>{children}</div>
    </div>
  )
}

/** The problems of account forms, by their name in the query, with the key of their message. */
export const PROFILE_PROBLEMS = {
  phone: 'problemPhone',
  away: 'problemNotSaved',
  address: 'problemAddress',
  logout: 'problemLogout',
} as const satisfies Record<string, AccountMessageKey>

export type ProfileProblem = keyof typeof PROFILE_PROBLEMS

export const profileProblem = (text: unknown): ProfileProblem | undefined =>
  typeof text === 'string' && Object.hasOwn(PROFILE_PROBLEMS, text) ? (text as ProfileProblem) : undefined

/** The step of the account deletion; undefined before it was requested. */
export type DeleteStep = 'ask' | 'word' | 'code' | 'wrong-code'

const STEPS: readonly string[] = ['ask', 'word', 'code', 'wrong-code'] satisfies DeleteStep[]

export const deleteStep = (text: unknown): DeleteStep | undefined =>
  typeof text === 'string' && STEPS.includes(text) ? (text as DeleteStep) : undefined

type SessionExpiredProps = { path: string; context: Pick<RequestContext, 'language' | 'fail'> }

/** Tells that the session has ended, with a login button. */
export function SessionExpired({ path, context: { language, fail } }: SessionExpiredProps) {
  fail({ status: 401 })
  const t = createTranslator(accountMessages(language), language)
  return (
    <FailedPart language={language} status={401} message={t('sessionExpired')} advice={t('sessionExpiredText')}>
      <LoginButton path={path} language={language} text={t('loginTitle')} />
    </FailedPart>
  )
}
