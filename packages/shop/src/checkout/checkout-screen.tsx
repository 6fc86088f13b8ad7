import { ApiError } from '@dabali/api-client'
import { checkoutPath, type Language, localPath } from '@dabali/domain'
import { SHOP_CONTACT } from '@dabali/domain/contact'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { addressMessages } from '../account/account-messages.ts'
import { MinimalLayout } from '../account/minimal-layout.tsx'
import { FailedPart } from '../errors/error-parts.tsx'
import { createRichTranslator } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { HELP_PATH, HOME_PATH, helpPath, loginPath, PRIVACY_PATH, TERMS_PATH } from '../paths.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { CHECKOUT_COOKIES, postedStatus, readPostedCheckout } from './checkout-action.ts'
import { CheckoutClient } from './checkout-client.tsx'
import styles from './checkout-screen.module.css'
import { type CheckoutI18n, type CheckoutStart, isBuyNow, type PostedCheckout } from './checkout-start.ts'
import { checkoutMessages, loadCheckout } from './load-checkout.ts'

export const checkoutMetadata = (language: Language): Metadata => ({
  title: createTranslator(checkoutMessages(language), language)('title'),
  robots: { index: false },
})

type Asked = { mode: string | undefined; offer: string | undefined; posted: PostedCheckout }

/** Loads the data of the checkout; undefined when the API fails. */
async function readCheckout(context: RequestContext, asked: Asked): Promise<CheckoutStart | undefined> {
  try {
    return await loadCheckout(context, asked)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return context.fail(error)
  }
}

/** A longer token is not ours. */
const LONGEST_OFFER = 200

const BACK = { store: 'backToShop', culture: 'backToEvents' } as const

type Query = Readonly<Record<string, string | string[] | undefined>>
type CheckoutScreenProps = { context: RequestContext; query: Query }

/** The checkout page. An unknown mode is ignored. */
export async function CheckoutScreen({ context, query }: CheckoutScreenProps) {
  const { language, site } = context
  const t = createTranslator(checkoutMessages(language), language)
  const mode = isBuyNow(textIn(query, 'mode')) ? 'buy-now' : undefined
  const here = localPath(language, checkoutPath(mode))
  const offer = textIn(query, 'offer')?.slice(0, LONGEST_OFFER)
  const cookieStore = await cookies()
  const stored = readPostedCheckout(CHECKOUT_COOKIES.map((name) => cookieStore.get(name)?.value))
  // The result belongs to the press; the draft is also that of later visits.
  const posted = query['sent'] === undefined ? { draft: stored.draft } : stored
  setFormStatus(context, postedStatus(posted))
  const start = await readCheckout(context, { mode, offer, posted })
  const home = { href: localPath(language, HOME_PATH), text: site === 'store' ? t('browseBooks') : t('browseEvents') }
  // The help of both sites is in the store.
  const help = site === 'store' ? '' : context.origins.store
  const layout = { context, path: checkoutPath(mode), back: { href: home.href, text: t(BACK[site]) } }
  if (!start)
    return (
      <MinimalLayout {...layout}>
        <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
      </MinimalLayout>
    )
  return (
    <MinimalLayout {...layout}>
      <div className={`page ${styles.page}`}>
        <div className={styles.title}>
          <h1>{t('title')}</h1>
          <Buyer t={t} start={start} login={localPath(language, loginPath(here))} />
        </div>
        <CheckoutClient
          start={start}
          texts={checkoutMessages(language)}
          addressTexts={addressMessages(language)}
          language={language}
          home={home}
          terms={createRichTranslator(checkoutMessages(language), language)('terms', {
            link: (text) => <a href={help + localPath(language, TERMS_PATH)}>{text}</a>,
          })}
        />
      </div>
      <CheckoutFooter t={t} language={language} help={help} />
    </MinimalLayout>
  )
}

type FooterProps = {
  t: CheckoutI18n['t']
  language: Language
  /** The origin of the site that has the help, if it is another one. */
  help: string
}

/** How to reach the shop, and what the order is subject to. */
function CheckoutFooter({ t, language, help }: FooterProps) {
  const links = [
    { href: help + localPath(language, HELP_PATH), text: t('help') },
    { href: help + localPath(language, helpPath('returns')), text: t('returns') },
    { href: localPath(language, PRIVACY_PATH), text: t('privacy') },
  ]
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.links}`}>
        <p>
          {t('questions')} <a href={SHOP_CONTACT.phone.href}>{SHOP_CONTACT.phone.text}</a>
        </p>
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

type BuyerProps = { t: CheckoutI18n['t']; start: CheckoutStart; login: string }

/** The account, or the login link: guests can buy, too. The draft survives the login. */
function Buyer({ t, start: { account }, login }: BuyerProps) {
  if (account)
    return <p className={styles.quiet}>{account.email ? t('loggedInAs', { email: account.email }) : t('loggedIn')}</p>
  return (
    <p className={styles.quiet}>
      {t('noAccount')} <a href={login}>{t('logIn')}</a> {t('logInWhy')}
    </p>
  )
}

function textIn(query: Query, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
