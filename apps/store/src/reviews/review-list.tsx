import type { Product, Review, ReviewPage } from '@dabali/api-client'
import { hasLanguage, type Language, localPath, productClassName, writeDigits } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { reviewFormPath, reviewsPath } from '../paths.ts'
import { EmptyReviews } from './empty-reviews.tsx'
import { HelpfulForm } from './helpful-form.tsx'
import ratingStyles from './rating.module.css'
import { Stars } from './rating.tsx'
import styles from './reviews.module.css'

type Rating = Product['rating']

/** The average, the number of reviews, and how many there are for each number of stars. */
export async function Score({ rating, language }: { rating: Rating; language: Language }) {
  const t = await getTranslations('reviews')
  const { average, count, counts } = rating
  if (average === null) return null
  const shown = writeDigits(average, language)
  const most = Math.max(...counts)
  return (
    <div className={styles.score}>
      <p className={`${styles.average} num`} aria-hidden="true">
        {shown}
      </p>
      <div>
        <Stars value={Number(average)} label={t('stars', { average: shown })} />
        <p className="quiet small">{t('count', { count, shown: writeDigits(count, language) })}</p>
      </div>
      <dl className={styles.bars}>
        {counts
          .map((number, index) => ({ number, stars: index + 1 }))
          .toReversed()
          .map(({ number, stars }) => (
            <div key={stars}>
              <dt className="num">
                <span aria-hidden="true">{writeDigits(stars, language)}</span>
                <span className="visually-hidden">{t('starCount', { count: stars })}</span>
              </dt>
              <dd aria-hidden="true">
                <meter value={number} max={most} />
              </dd>
              <dd className="num quiet">{writeDigits(number, language)}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

type LanguageTabsProps = {
  slug: string
  languages: ReviewPage['languages']
  language: Language
  /** What is shown; by default all reviews, the most helpful first. */
  chosen?: { language?: Language | undefined; sort?: 'newest' | undefined }
}

/** Links to the reviews in all languages or in one. */
export async function LanguageTabs({ slug, languages: { en, ne }, language, chosen = {} }: LanguageTabsProps) {
  const t = await getTranslations('reviews')
  const choices = [
    { of: undefined, text: t('all'), number: en + ne },
    { of: 'en' as const, text: t('english'), number: en },
    { of: 'ne' as const, text: t('nepali'), number: ne },
  ]
  return (
    <ChoiceLinks
      label={t('languages')}
      isOwn
      isUnlisted
      isBare
      choices={choices.map(({ of, text, number }) => ({
        href: localPath(language, reviewsPath(slug, { language: of, sort: chosen.sort })),
        text,
        count: `(${writeDigits(number, language)})`,
        isShown: of === chosen.language,
      }))}
    />
  )
}

type BookRatingProps = { rating: Rating; language: Language }

/** The rating below the title of a product page, linked to the reviews; nothing without reviews. */
export async function BookRating({ rating: { average, count }, language }: BookRatingProps) {
  if (average === null) return null
  const t = await getTranslations('reviews')
  const shown = writeDigits(average, language)
  return (
    <p className={`${ratingStyles.rating} ${ratingStyles.link}`}>
      <Stars value={Number(average)} label={t('stars', { average: shown })} />
      <a href="#reviews">
        {shown}, {t('count', { count, shown: writeDigits(count, language) })}
      </a>
    </p>
  )
}

type ReviewItemsProps = {
  reviews: readonly Review[]
  slug: string
  language: Language
  /** The ids of the reviews that the visitor marked as helpful. */
  helpful?: readonly string[]
  /** The id of the visitor's own review. */
  own?: string | undefined
  /** The level of their headings; 3 below the heading of a section. */
  heading?: 'h2' | 'h3'
}

/** Reviews with their author, the format that was bought, and the buttons to vote and to report. */
export async function ReviewItems({
  reviews,
  slug,
  language,
  helpful = [],
  own,
  heading: Heading = 'h3',
}: ReviewItemsProps) {
  const t = await getTranslations('reviews')
  return (
    <div>
      {reviews.map((review) => {
        const { id, stars, title, text, name, product, created_at, updated_at } = review
        const format = productClassName(product.product_class, language)
        const ofReview = t('ofReview', { name })
        return (
          <article key={id} id={`review-${id}`} className={styles.review}>
            <div className={styles.head}>
              <Stars value={stars} label={t('stars', { average: writeDigits(stars, language) })} />
              {title && <Heading lang={textLanguage(title, language)}>{title}</Heading>}
            </div>
            {text && (
              <blockquote className={styles.text} lang={textLanguage(text, language)}>
                {text}
              </blockquote>
            )}
            <p className="quiet small">
              <span lang={textLanguage(name, language)}>{name}</span>,{' '}
              <DateText value={kathmanduDay(created_at)} language={language} />
              {updated_at !== created_at && <> · {t('edited')}</>}
            </p>
            <div className={styles.foot}>
              {review.is_verified && <span className={styles.verified}>{t('verified')}</span>}
              <span className="quiet">
                {hasLanguage(product.product_class) ? (
                  <>
                    {format}, <span lang={product.language}>{t(product.language === 'ne' ? 'nepali' : 'english')}</span>
                  </>
                ) : (
                  format
                )}
              </span>
              {id !== own && (
                <div className={styles.buttons}>
                  <HelpfulForm
                    id={id}
                    slug={slug}
                    language={language}
                    count={review.num_helpful}
                    isHelpful={helpful.includes(id)}
                    texts={{
                      helpful: t('helpful', { count: '{count}' }),
                      ofReview,
                      thanks: t('thanks'),
                      undone: t('undone'),
                      failed: t('actionFailed'),
                    }}
                  />
                  <a href={localPath(language, reviewsPath(slug, { report: id }))} rel="nofollow">
                    {t('report')} <span className="visually-hidden">{ofReview}</span>
                  </a>
                </div>
              )}
            </div>
          </article>
        )
      })}
    </div>
  )
}

type BookReviewsProps = { product: Product; reviews: ReviewPage | undefined; language: Language }

/** The reviews of a work on its page: the score and the most helpful reviews, with links to all of them and to the form. */
export async function BookReviews({ product: { slug, rating }, reviews, language }: BookReviewsProps) {
  const t = await getTranslations('reviews')
  const form = localPath(language, reviewFormPath(slug))
  if (!reviews || reviews.count === 0) {
    return (
      <section className={styles.section} aria-labelledby="reviews">
        <SectionHead heading={t('heading')} id="reviews">
          <a href={form}>{t('write')}</a>
        </SectionHead>
        <EmptyReviews slug={slug} texts={{ none: t('none'), beFirst: t('beFirst') }} />
      </section>
    )
  }
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <SectionHead heading={t('heading')} id="reviews">
        <a href={form}>{t('write')}</a>
      </SectionHead>
      <div className={styles.reviews}>
        <Score rating={rating} language={language} />
        <div>
          <LanguageTabs slug={slug} languages={reviews.languages} language={language} />
          <ReviewItems reviews={reviews.results} slug={slug} language={language} />
          <p className={styles.all}>
            <ButtonLink href={localPath(language, reviewsPath(slug))} kind="plain">
              {t('showAll', { count: rating.count, shown: writeDigits(rating.count, language) })}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
