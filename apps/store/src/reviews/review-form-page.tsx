import { getMe, getProduct, type OwnReviewState, type Product } from '@dabali/api-client'
import { languageOf, localPath, workTitles } from '@dabali/domain'
import { LoginButton, UnavailablePart } from '@dabali/shop/error-parts'
import { setFormStatus } from '@dabali/shop/form-action'
import { visitorPage } from '@dabali/shop/routes/visitor-page'
import { ButtonLink } from '@dabali/ui/button'
import { textLanguage } from '@dabali/ui/text'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { bookPath, reviewFormPath } from '../paths.ts'
import { REVIEW_DRAFT_COOKIES, readReviewDraft } from './review-actions.ts'
import { DeleteReviewForm, ReviewForm } from './review-form.tsx'
import { loadOwn, metadata, OwnNotice, one, type ScreenProps } from './review-pages.tsx'
import styles from './reviews.module.css'

type Written = { product: Product; own: OwnReviewState | undefined; name: string }

/** The form of the visitor's own review, or the next step for those who cannot write one. */
export const reviewFormPage = visitorPage({
  metadata,
  path: (slug) => reviewFormPath(slug),
  read: async ({ context, id }): Promise<Written> => {
    const [product, own] = await Promise.all([getProduct(context.client, { product: id }), loadOwn(context, id)])
    const name = own?.can_write && !own.review ? (await getMe(context.client)).name : ''
    return { product, own, name }
  },
  screen: ({ context, query, value }) => <ReviewFormScreen context={context} query={query} written={value} />,
})

async function ReviewFormScreen({ context, query, written }: ScreenProps & { written: Written | undefined }) {
  const { language } = context
  if (!written) return <UnavailablePart site="store" language={language} status={500} />
  const { product, own } = written
  const t = await getTranslations('reviews')
  const title = workTitles(product).own
  const back = (
    <p className={styles.all}>
      <a href={localPath(language, bookPath(product.slug))} lang={textLanguage(title, language)}>
        {t('backToBook', { title })}
      </a>
    </p>
  )
  if (!own?.can_write) {
    return (
      <div className="page">
        {back}
        <h1 className={styles.heading}>{t(own ? 'buyHeading' : 'loginHeading')}</h1>
        <p>{t(own ? 'buyText' : 'loginText')}</p>
        <div className={styles.all}>
          {own ? (
            <ButtonLink href={localPath(language, bookPath(product.slug))}>{t('buy')}</ButtonLink>
          ) : (
            <LoginButton path={reviewFormPath(product.slug)} language={language} text={t('login')} />
          )}
        </div>
      </div>
    )
  }
  return (
    <div className="page">
      {back}
      <h1 className={styles.heading}>{t('formHeading', { title })}</h1>
      <OwnNotice own={own.review} />
      <FilledForm context={context} query={query} written={{ ...written, own }} />
    </div>
  )
}

type FilledFormProps = ScreenProps & { written: Written & { own: OwnReviewState } }

async function FilledForm({ context, query, written: { product, own, name } }: FilledFormProps) {
  const { language } = context
  const { slug } = product
  const t = await getTranslations('reviews')
  const problem = query['problem']
  setFormStatus(context, problem)
  const store = await cookies()
  const typed = problem
    ? readReviewDraft(
        REVIEW_DRAFT_COOKIES.map((cookie) => store.get(cookie)?.value),
        slug,
      )
    : undefined
  const { review } = own
  const draft = typed ?? {
    stars: review ? String(review.stars) : '',
    name: review?.name ?? name.trim().split(/\s+/)[0] ?? '',
    title: review?.title ?? '',
    text: review?.text ?? '',
    language: review?.language ?? languageOf(language),
  }
  const wrong = [query['field'] ?? []].flat()
  const errors = {
    ...(wrong.includes('stars') && { stars: t('starsMissing') }),
    ...(wrong.includes('name') && { name: t('nameMissing') }),
  }
  const failure = one(problem) === '429' ? t('tooMany') : t('failed')
  const keys = [
    ...(['starsLabel', 'starsMissing', 'titleLabel', 'textLabel', 'textHint', 'nameLabel', 'nameMissing'] as const),
    ...([
      'languageLabel',
      'english',
      'nepali',
      'optional',
      'publish',
      'save',
      'problems',
      'failed',
      'tooMany',
    ] as const),
    ...(['published', 'pending', 'delete', 'deleteQuestion', 'deleteText', 'keep', 'deleted'] as const),
  ]
  const texts = Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<(typeof keys)[number], string>
  return (
    <>
      <ReviewForm
        slug={slug}
        language={language}
        texts={texts}
        stars={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), text: t('starCount', { count }) }))}
        draft={draft}
        isNew={review === null}
        errors={errors}
        reason={problem && Object.keys(errors).length === 0 ? failure : undefined}
      />
      {review && <DeleteReviewForm slug={slug} language={language} texts={texts} />}
    </>
  )
}
