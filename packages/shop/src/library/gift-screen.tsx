import type { ReceivedGift } from '@dabali/api-client'
import { type Language, localPath, productClassName } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { FailedPart } from '../errors/failed-part.tsx'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { claimGiftAction, LIBRARY_PATH, libraryItemPath } from '../paths.ts'
import { setFormStatus } from '../server-request/form-problem.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import styles from './gift-screen.module.css'
import { type LibraryTranslator, libraryTranslator } from './library-messages.ts'

type GiftWorksProps = { items: ReceivedGift['items']; language: Language }

/** What a gift holds; what has been taken leads into the library. */
export function GiftItems({ items, language }: GiftWorksProps) {
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
