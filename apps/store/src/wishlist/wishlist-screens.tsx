import { addToWishlist, followAuthor, getSharedWishlist, getWishlist, listFollowedAuthors } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { AccountPage } from '@dabali/shop/account-page'
import { buyingTexts, toProductForSale } from '@dabali/shop/basket-messages'
import { AddToCartForm } from '@dabali/shop/buy-buttons'
import { FailedPart, LoginButton } from '@dabali/shop/error-parts'
import { AFTER_LOGIN_COOKIE, taskAfterLogin } from '@dabali/shop/form-action'
import { ADD_ACTION, WISHLIST_PATH } from '@dabali/shop/paths'
import { nullOn404, nullOn404OrDenied, type RequestContext } from '@dabali/shop/request-context'
import { visitorPage } from '@dabali/shop/routes/visitor-page'
import { EmptyState } from '@dabali/ui/empty-state'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { TextField } from '@dabali/ui/field'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import type { Route } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { loadCardText } from '../catalogue/load-products.ts'
import { BOOKS_PATH, bookPath, sharedWishlistPath } from '../paths.ts'
import { CardRating } from '../reviews/rating.tsx'
import { FollowedAuthors, wishlistMetadata } from './follow-screens.tsx'
import styles from './wishlist.module.css'
import { wishlistButtonTexts } from './wishlist-actions.tsx'
import { RemoveButton, ShareForm } from './wishlist-controls.tsx'

type Query = Readonly<Record<string, string | string[] | undefined>>
type Wishlist = Awaited<ReturnType<typeof getWishlist>>
type Items = Wishlist['items']

/** The wishlist of the account. After a login it saves or follows what the visitor asked for before. */
async function loadWishlist({ client, language }: RequestContext, query: Query) {
  const task = taskAfterLogin(['save', 'follow'], query, (await cookies()).get(AFTER_LOGIN_COOKIE)?.value)
  if (task) {
    const { name, value: slug } = task
    const sent = name === 'save' ? addToWishlist(client, { product: slug }) : followAuthor(client, { slug })
    const result = await sent.then(
      () => `done=${name === 'save' ? 'saved' : 'followed'}`,
      () => 'problem=failed',
    )
    redirect(`${localPath(language, WISHLIST_PATH)}?${result}` as Route)
  }
  return nullOn404OrDenied(
    Promise.all([getWishlist(client), listFollowedAuthors(client)]).then(([list, { results }]) => ({
      ...list,
      authors: results,
    })),
  )
}

export const wishlistPage = visitorPage({
  metadata: wishlistMetadata,
  path: WISHLIST_PATH,
  read: ({ context, query }) => loadWishlist(context, query),
  screen: ({ context, query, value }) => <WishlistScreen owned={value} context={context} query={query} />,
})

export const sharedWishlistPage = visitorPage({
  metadata: wishlistMetadata,
  path: sharedWishlistPath,
  read: ({ context, id }) => nullOn404(getSharedWishlist(context.client, { token: id })),
  screen: ({ context, value }) => <SharedWishlistScreen shared={value} context={context} />,
})

const DONE = ['saved', 'removed', 'shared', 'stopped', 'followed', 'unfollowed'] as const
const PROBLEMS = ['full', 'gone', 'failed'] as const
const oneOf = <const Name extends string>(names: readonly Name[], value: unknown) =>
  names.find((name) => name === value)

type WishlistScreenProps = {
  owned: Awaited<ReturnType<typeof loadWishlist>>
  context: RequestContext
  query: Query
}

/** The saved works of the account, and the link that shares them. */
async function WishlistScreen({ owned, context, query }: WishlistScreenProps) {
  const { language, fail } = context
  const t = await getTranslations('wishlist')
  if (!owned) return <FailedPart language={language} message={t('failedList')} advice={t('failedText')} />
  if ('refused' in owned) {
    fail({ status: 401 })
    return (
      <FailedPart language={language} status={401} message={t('expired')} advice={t('expiredText')}>
        <LoginButton path={WISHLIST_PATH} language={language} text={t('logIn')} />
      </FailedPart>
    )
  }
  const { items, share, authors } = owned.value
  const problem = oneOf(PROBLEMS, query['problem'])
  const done = oneOf(DONE, query['done'])
  if (problem) fail({ status: problem === 'failed' ? 503 : 406 })
  return (
    <AccountPage title={t('title')} path={WISHLIST_PATH} context={context}>
      {problem && <ErrorSummary heading={t('title')} errors={[{ text: t(`problem-${problem}`) }]} />}
      {done && (
        <p className={styles.done} role="status">
          {t(`done-${done}`)}
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState
          heading={t('empty')}
          text={t('emptyText')}
          link={{ href: localPath(language, BOOKS_PATH), text: t('browse') }}
        />
      ) : (
        <>
          <ItemCount count={items.length} language={language} />
          <WishlistItems items={items} language={language} isOwn />
        </>
      )}
      {(items.length > 0 || share) && <ShareSection share={share} context={context} />}
      {authors.length > 0 && <FollowedAuthors authors={authors} language={language} />}
    </AccountPage>
  )
}

type SharedWishlistScreenProps = {
  shared: { name: string; items: Items } | undefined
  context: RequestContext
}

/** A list that its owner shares: its name and its works. */
async function SharedWishlistScreen({ shared, context: { language } }: SharedWishlistScreenProps) {
  const t = await getTranslations('wishlist')
  if (!shared) return <FailedPart language={language} message={t('failedList')} advice={t('failedText')} />
  const { name, items } = shared
  return (
    <div className={`page ${styles.wishlist}`}>
      {items.length === 0 ? (
        <EmptyState
          level={1}
          heading={t('sharedEmpty')}
          text={t('sharedEmptyText')}
          link={{ href: localPath(language, BOOKS_PATH), text: t('browse') }}
        />
      ) : (
        <>
          <div className={styles.head}>
            <h1 className={styles.heading} lang={textLanguage(name, language)}>
              {name || t('title')}
            </h1>
            <ItemCount count={items.length} language={language} />
          </div>
          <WishlistItems items={items} language={language} />
        </>
      )}
    </div>
  )
}

async function ItemCount({ count, language }: { count: number; language: Language }) {
  const t = await getTranslations('wishlist')
  return <p className={styles.quiet}>{t('count', { count, shown: writeDigits(count, language) })}</p>
}

type WishlistItemsProps = { items: Items; language: Language; isOwn?: boolean }

async function WishlistItems({ items, language, isOwn = false }: WishlistItemsProps) {
  const t = await getTranslations('wishlist')
  const { price, productClass, stars } = await loadCardText()
  const removeTexts = { ...(await wishlistButtonTexts()), isSaved: t('remove') }
  return (
    <ul className={styles.items}>
      {items.map(({ product }) => {
        const authors = product.authors.join(', ')
        return (
          <li key={product.id} className={styles.item}>
            <div className={styles.cover}>
              <Picture picture={product.picture} sizes="7rem" cover decorative />
            </div>
            <div className={styles.words}>
              <h2 className={styles.title} lang={textLanguage(product.title, language)}>
                <IntentLink href={localPath(language, bookPath(product.slug))}>{product.title}</IntentLink>
              </h2>
              <p className={styles.facts}>
                <span lang={textLanguage(authors, language)}>{authors}</span>
                <span>{productClass(product.product_class)}</span>
              </p>
              <CardRating rating={product.rating} language={language} label={stars} />
              <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={price} />
              <p>
                <StatusText code={product.is_available_to_buy ? 's' : 'e'}>
                  {t(product.is_available_to_buy ? 'available' : 'unavailable')}
                </StatusText>
              </p>
            </div>
            <div className={styles.actions}>
              {product.is_available_to_buy && (
                <AddToCartForm
                  product={toProductForSale(product)}
                  action={ADD_ACTION}
                  language={language}
                  texts={{ ...buyingTexts(language, product.product_class), add: t('addToCart') }}
                  label={t('addNamed', { title: product.title })}
                />
              )}
              {isOwn && (
                <RemoveButton
                  product={product.slug}
                  language={language}
                  texts={removeTexts}
                  label={t('removeNamed', { title: product.title })}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The form that makes a link; with a link, the link and the forms that rename, renew and end it. */
async function ShareSection({ share, context }: { share: Wishlist['share']; context: RequestContext }) {
  const { language, origins } = context
  const t = await getTranslations('wishlist')
  const failed = t('problem-failed')
  const done = t('done-shared')
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 className={styles.title} id="share">
        {t('share')}
      </h2>
      <p>{t('shareText')}</p>
      {share && (
        <TextField
          name="link"
          label={t('shareLink')}
          defaultValue={origins.store + localPath(language, sharedWishlistPath(share.token))}
          key={share.token}
          readOnly
        />
      )}
      <ShareForm
        change="share"
        language={language}
        texts={{ submit: t(share ? 'shareSave' : 'shareOn'), done, failed }}
      >
        <TextField
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          optional={t('optional')}
          defaultValue={share?.name}
          maxLength={80}
        />
      </ShareForm>
      {share && (
        <div className={styles.link}>
          <p className={styles.quiet}>{t('renewText')}</p>
          <ShareForm change="renew" language={language} texts={{ submit: t('renew'), done, failed }} />
          <ShareForm change="stop" language={language} texts={{ submit: t('stop'), done: t('done-stopped'), failed }} />
        </div>
      )}
    </section>
  )
}
