import { checkoutPath, localPath } from '@dabali/domain'
import { addressTexts } from '../account/address-texts.ts'
import { FailedPart } from '../errors/failed-part.tsx'
import { CONTACT_PATH, HOME_PATH, loginPath } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { Visit } from '../visit/visit.ts'
import { CheckoutDesk } from './checkout-desk.tsx'
import { isBuyNow } from './checkout-mode.ts'
import styles from './checkout-screen.module.css'
import type { CheckoutStart } from './checkout-start.ts'
import { checkoutTexts } from './checkout-texts.ts'
import { readCheckout } from './read-checkout.ts'
import type { TillWords } from './till-words.ts'

/** What is longer is no secret of ours, and none when it is cut either. */
const LONGEST_OFFER = 200

type Query = Readonly<Record<string, string | string[] | undefined>>
type CheckoutScreenProps = { visit: Visit; query: Query }

/** The till. An unknown mode is ignored. */
export async function CheckoutScreen({ visit, query }: CheckoutScreenProps) {
  const { language, site } = visit
  const t = talk(checkoutTexts(language), language)
  const mode = isBuyNow(textIn(query, 'mode')) ? 'buy-now' : undefined
  const here = localPath(language, checkoutPath(mode))
  const start = await readCheckout(visit, { mode, offer: textIn(query, 'offer')?.slice(0, LONGEST_OFFER) })
  const home = { href: localPath(language, HOME_PATH), text: site === 'store' ? t('seeBooks') : t('seeEvents') }
  if (!start) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <Buyer t={t} start={start} login={localPath(language, loginPath(here))} />
      </div>
      <noscript>
        <p className={styles.notice}>
          {t('noScripts')} <a href={localPath(language, CONTACT_PATH)}>{t('writeToUs')}</a>
        </p>
      </noscript>
      <CheckoutDesk
        start={start}
        texts={checkoutTexts(language)}
        addressTexts={addressTexts(language)}
        language={language}
        home={home}
      />
    </div>
  )
}

type BuyerProps = { t: TillWords['t']; start: CheckoutStart; login: string }

/** Who buys: nobody has to be known for it. A login is a whole new page, and what was typed waits in this tab. */
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
