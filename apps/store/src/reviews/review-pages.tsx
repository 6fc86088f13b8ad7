import {
  ApiError,
  getOwnReview,
  getProduct,
  listReviews,
  type OwnReview,
  type OwnReviewState,
  type Product,
  type ReviewPage,
} from '@dabali/api-client'
import { type Language, localPath, workTitles } from '@dabali/domain'
import { UnavailablePart } from '@dabali/shop/error-parts'
import { setFormStatus } from '@dabali/shop/form-action'
import { PaginationLinks } from '@dabali/shop/pagination-links'
import { parsePageNumber } from '@dabali/shop/paths'
import type { RequestContext } from '@dabali/shop/request-context'
import { visitorPage } from '@dabali/shop/routes/visitor-page'
import { Button, ButtonLink } from '@dabali/ui/button'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { TextField } from '@dabali/ui/field'
import { getTranslations } from 'next-intl/server'
import { english, nepali } from '../i18n/messages.ts'
import { bookPath, REPORT_ACTION, reviewFormPath, reviewsPath } from '../paths.ts'
import { LanguageTabs, ReviewItems, Score } from './review-list.tsx'
import styles from './reviews.module.css'

const PAGE_SIZE = 10

type Query = Readonly<Record<string, string | string[] | undefined>>
type Chosen = { language?: Language | undefined; sort?: 'newest' | undefined; page: number }

export const one = (value: string | string[] | undefined) => [value ?? []].flat()[0]

function readChosen(query: Query): Chosen {
  const language = one(query['language'])
  return {
    language: language === 'en' || language === 'ne' ? language : undefined,
    sort: one(query['sort']) === 'newest' ? 'newest' : undefined,
    page: parsePageNumber(new URLSearchParams({ page: one(query['page']) ?? '' })),
  }
}

type Shown = { product: Product; reviews: ReviewPage; own: OwnReviewState | undefined }

/** The visitor's own state; undefined without a login. */
export async function loadOwn(
  { client, isLoggedIn }: RequestContext,
  product: string,
): Promise<OwnReviewState | undefined> {
  if (!isLoggedIn) return undefined
  try {
    return await getOwnReview(client, { product })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

async function loadReviews(context: RequestContext, slug: string, query: Query): Promise<Shown> {
  const { language, sort, page } = readChosen(query)
  const [product, reviews, own] = await Promise.all([
    getProduct(context.client, { product: slug }),
    listReviews(context.client, {
      product: slug,
      page: String(page),
      page_size: String(PAGE_SIZE),
      ...(language && { language }),
      ...(sort && { sort }),
    }),
    loadOwn(context, slug),
  ])
  return { product, reviews, own }
}

export const metadata = (language: Language) => ({
  title: (language === 'ne' ? nepali : english).reviews.heading,
  robots: { index: false },
})

/** All reviews of a work, as the visitor sees them. */
export const reviewsPage = visitorPage({
  metadata,
  path: (slug) => reviewsPath(slug),
  read: ({ context, id, query }) => loadReviews(context, id, query),
  screen: ({ context, query, value }) => <ReviewsScreen context={context} query={query} shown={value} />,
})

export type ScreenProps = { context: RequestContext; query: Query }

async function ReviewsScreen({ context, query, shown }: ScreenProps & { shown: Shown | undefined }) {
  const { language } = context
  if (!shown) return <UnavailablePart site="store" language={language} status={500} />
  const { product, reviews, own } = shown
  const { slug } = product
  const t = await getTranslations('reviews')
  const chosen = readChosen(query)
  const title = workTitles(product).own
  const count = chosen.language ? reviews.languages[chosen.language] : reviews.rating.count
  const report = one(query['report'])
  setFormStatus(context, query['problem'])
  return (
    <div className="page">
      <p className={styles.all}>
        <a href={localPath(language, bookPath(slug))}>{t('backToBook', { title })}</a>
      </p>
      <h1 className={styles.heading}>{t('title', { title })}</h1>
      <Notice query={query} />
      {report && <ReportForm slug={slug} id={report} language={language} />}
      <OwnNotice own={own?.review ?? null} />
      <p className={styles.all}>
        <ButtonLink href={localPath(language, reviewFormPath(slug))} kind="plain">
          {t(own?.review ? 'edit' : 'write')}
        </ButtonLink>
      </p>
      {reviews.rating.count === 0 ? (
        <p className={styles.all}>{t(own?.can_write ? 'beFirst' : 'none')}</p>
      ) : (
        <div className={styles.reviews}>
          <Score rating={reviews.rating} language={language} />
          <div>
            <div className={styles.controls}>
              <LanguageTabs slug={slug} languages={reviews.languages} language={language} chosen={chosen} />
              <ChoiceLinks
                label={t('sort')}
                isOwn
                isUnlisted
                isBare
                choices={([undefined, 'newest'] as const).map((sort) => ({
                  href: localPath(language, reviewsPath(slug, { language: chosen.language, sort })),
                  text: t(sort ?? 'mostHelpful'),
                  isShown: sort === chosen.sort,
                }))}
              />
            </div>
            {count === 0 && <p className={styles.all}>{t('noneInLanguage')}</p>}
            <ReviewItems
              reviews={reviews.results}
              slug={slug}
              language={language}
              helpful={own?.helpful ?? []}
              own={own?.review?.id}
              heading="h2"
            />
            <PaginationLinks
              path={reviewsPath(slug, { language: chosen.language, sort: chosen.sort })}
              page={chosen.page}
              pages={Math.ceil(count / PAGE_SIZE)}
              language={language}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** The result of a form that was sent without scripts. */
async function Notice({ query }: { query: Query }) {
  const t = await getTranslations('reviews')
  const results = [
    query['reported'] && t('reported'),
    query['deleted'] && t('deleted'),
    query['voted'] && t(query['voted'] === '1' ? 'thanks' : 'undone'),
    query['problem'] && t('actionFailed'),
    query['saved'] === 'published' && t('published'),
  ].filter(Boolean)
  if (results.length === 0) return null
  return (
    <p className={styles.notice} role="status">
      {results[0]}
    </p>
  )
}

/** Why others do not see the visitor's review. */
export async function OwnNotice({ own }: { own: OwnReview | null }) {
  if (!own || own.status === 'published') return null
  const t = await getTranslations('reviews')
  return <p className={styles.notice}>{own.status === 'hidden' ? t('hidden', { reason: own.reason }) : t('pending')}</p>
}

async function ReportForm({ slug, id, language }: { slug: string; id: string; language: Language }) {
  const t = await getTranslations('reviews')
  return (
    <section aria-labelledby="report">
      <h2 id="report">{t('reportHeading')}</h2>
      <form className={styles.form} method="post" action={REPORT_ACTION}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="product" value={slug} />
        <input type="hidden" name="review" value={id} />
        <ChoiceGroup
          name="reason"
          legend={t('reportReason')}
          options={(['spam', 'offensive', 'spoiler', 'other'] as const).map((value) => ({
            value,
            text: t(`reason-${value}`),
          }))}
          required
        />
        <TextField name="note" label={t('reportNote')} optional={t('optional')} multiline rows={3} maxLength={500} />
        <div className={styles.actions}>
          <Button type="submit">{t('sendReport')}</Button>
          <ButtonLink href={localPath(language, reviewsPath(slug))} kind="plain">
            {t('keep')}
          </ButtonLink>
        </div>
      </form>
    </section>
  )
}
