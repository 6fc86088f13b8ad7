import type { ReceivedGift } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { FailedPart } from '../errors/failed-part.tsx'
import { claimGiftAction, LIBRARY_PATH } from '../paths.ts'
import { dateWords } from '../texts/date-words.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import styles from './gift-screen.module.css'
import { GiftWorks } from './gift-works.tsx'
import { type LibraryTalk, libraryTalk } from './library-talk.ts'

type GiftScreenProps = {
  token: string
  gift: ReceivedGift | undefined
  visit: Visit
  query: { problem?: string | string[] | undefined }
}

/** What the link of a gift leads to. Nothing changes before it is pressed. */
export function GiftScreen({ token, gift, visit, query }: GiftScreenProps) {
  const { language } = visit
  const t = libraryTalk(language)
  if (!gift) return <FailedPart language={language} message={t('failedGift')} advice={t('failedGiftText')} />
  const isTheirs = gift.items.some(({ library_url }) => library_url !== null)
  if (gift.state === 'revoked') return <Over visit={visit} message={t('giftRevoked')} advice={t('giftRevokedText')} />
  if (gift.state === 'taken' && !isTheirs) {
    return <Over visit={visit} message={t('giftTaken')} advice={t('giftTakenText')} />
  }
  if (!isTheirs) failForm(visit, query.problem)
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
        <GiftWorks items={gift.items} language={language} />
      </section>
    </div>
  )
}

type OverProps = { visit: Visit; message: string; advice: string }

/** The link no longer works: only the person who gave the gift can help. */
function Over({ visit, message, advice }: OverProps) {
  failForm(visit, 'used')
  return (
    <FailedPart language={visit.language} message={message} advice={advice}>
      {null}
    </FailedPart>
  )
}

type WayProps = { token: string; gift: ReceivedGift; isTheirs: boolean; visit: Visit; t: LibraryTalk }

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
  if (gift.state === 'upcoming') return <p>{t('giftUpcoming', { date: dateWords(gift.deliver_at, language) })}</p>
  return (
    <form className={styles.form} method="post" action={claimGiftAction(token)}>
      <input type="hidden" name="language" value={language} />
      <Button type="submit">{isLoggedIn ? t('giftTake') : t('giftLogin')}</Button>
      {!isLoggedIn && <p className="quiet">{t('giftLoginText')}</p>}
    </form>
  )
}
