import type { Category } from '@dabali/api-client'
import { formatNpr, type Language, localPath, otherLanguage, writeDigits } from '@dabali/domain'
import { ContinueReading } from '@dabali/shop/continue-reading'
import { SignupForm } from '@dabali/shop/newsletter-signup'
import { HOME_PATH, LIBRARY_PATH } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type Delivery, loadRecentlyViewedText } from '../catalogue/load-products.ts'
import { RecentlyViewed } from '../catalogue/recently-viewed.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { UnavailableScreen } from '../layout/site-pages.tsx'
import { BOOKS_PATH, CATEGORIES_PATH, categoryPath } from '../paths.ts'
import { ShopJsonLd, shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage } from '../site.ts'
import categoryStyles from './category-links.module.css'
import continueStyles from './continue-reading.module.css'
import homeStyles from './home-screen.module.css'
import { AudiobooksSection, Bestsellers, FeaturedBook, ProductSection } from './home-sections.tsx'
import infoStyles from './info-strip.module.css'
import { type Home, loadHome } from './load-home.ts'
import { ArticlesSection, FeaturedLists } from './reading-sections.tsx'

/** The home page, or its error page. */
export async function HomePage() {
  const language = await pageLanguage()
  const home = await load(() => loadHome(language))
  if (home.status !== 200) return <UnavailableScreen path={HOME_PATH} />
  return (
    <PageLayout path={HOME_PATH}>
      <HomeScreen home={home.value} language={language} />
      <ShopJsonLd />
    </PageLayout>
  )
}

export async function homeMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  const title = t('title')
  return {
    ...(await shareMetadata({ path: HOME_PATH, title, description: t('description') })),
    // The name of the shop is in it already.
    title: { absolute: title },
  }
}

/** The featured book, product rows, articles and information for the first order. */
async function HomeScreen({ home, language }: { home: Home; language: Language }) {
  const t = await getTranslations('home')
  const { lead, shelves, articles, booklists, categories, delivery } = home
  const other = otherLanguage(language)
  return (
    <div className={`page ${homeStyles.home}`}>
      <div>
        {lead ? (
          <FeaturedBook product={lead} language={language} />
        ) : (
          <div className={homeStyles.empty}>
            <h1>{t('emptyHeading')}</h1>
            <p>{t('emptyText')}</p>
          </div>
        )}
        <ContinueReadingSection language={language} />
      </div>
      <ProductSection
        id="new-books"
        heading={t('newBooks')}
        all={{ path: `${BOOKS_PATH}?sort=new`, text: t('allNew') }}
        products={shelves.fresh}
        language={language}
      />
      <ProductSection
        id="other-language"
        heading={t('otherLanguage')}
        headingLanguage={other}
        all={{ path: `${BOOKS_PATH}?language=${other}`, text: t('allOtherLanguage') }}
        products={shelves.across}
        language={language}
      />
      <Bestsellers products={shelves.popular} language={language} />
      <FeaturedLists booklists={booklists} language={language} />
      <ArticlesSection articles={articles} language={language} />
      <AudiobooksSection audiobooks={shelves.audiobooks} language={language} />
      <RecentlyViewed language={language} texts={await loadRecentlyViewedText()} />
      <CategoryLinks categories={categories} language={language} />
      <InfoStrip delivery={delivery} language={language} />
      <SignupForm language={language} />
    </div>
  )
}

/** Information for the first order: delivery, payment and digital items. */
async function InfoStrip({ delivery, language }: { delivery: Delivery | undefined; language: Language }) {
  const t = await getTranslations('home')
  return (
    <section className={infoStyles.facts} aria-label={t('info')}>
      {delivery && delivery.methods.length > 0 && (
        <Fact heading={t('deliveryHeading')}>
          <dl>
            {delivery.methods.map(({ code, name, description, price }) => (
              <div key={code} className={infoStyles.item}>
                <dt>{name}</dt>
                <dd className="num">{Number(price) === 0 ? t('deliveryFree') : formatNpr(price, language)}</dd>
                <dd className={infoStyles.words}>{description}</dd>
              </div>
            ))}
          </dl>
          <p>{t('deliveryText')}</p>
        </Fact>
      )}
      <Fact heading={t(delivery?.cash === null ? 'cashHeading' : 'paymentHeading')}>
        {delivery?.cash === null && <p>{t('cashText')}</p>}
        <p>{t('paymentText')}</p>
      </Fact>
      <Fact heading={t('instantHeading')}>
        <p>{t('instantText')}</p>
        <p>{t('languagesText')}</p>
      </Fact>
    </section>
  )
}

function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={infoStyles.fact}>
      <h2 className={infoStyles.heading}>{heading}</h2>
      {children}
    </div>
  )
}

/** The categories, each with its description and number of products. */
async function CategoryLinks({ categories, language }: { categories: readonly Category[]; language: Language }) {
  const t = await getTranslations('home')
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories">
      <SectionHead id="categories" heading={t('categories')}>
        <IntentLink href={localPath(language, CATEGORIES_PATH)}>{t('allCategories')}</IntentLink>
      </SectionHead>
      <ul className={categoryStyles.items}>
        {categories.map(({ slug, name, description, product_count }) => (
          <li key={slug} className={categoryStyles.item}>
            <h3 className={categoryStyles.name} lang={textLanguage(name, language)}>
              <IntentLink href={localPath(language, categoryPath(slug))}>{name}</IntentLink>
            </h3>
            <span className="num quiet" aria-hidden="true">
              {writeDigits(product_count, language)}
            </span>
            <p className={categoryStyles.words} lang={textLanguage(description, language)}>
              {description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Continue reading; a hint if no book was begun. */
async function ContinueReadingSection({ language }: { language: Language }) {
  const t = await getTranslations('home')
  return (
    <ContinueReading
      language={language}
      texts={{
        heading: t('continueHeading'),
        read: t('continueReading'),
        listen: t('continueListening'),
        watch: t('continueWatching'),
        progress: t('progress', { percent: '{percent}' }),
      }}
    >
      <p className={continueStyles.otherwise}>
        {t('continueText')} {/* A whole load: the server is asked whose library it is. */}
        <a href={localPath(language, LIBRARY_PATH)}>{t('openLibrary')}</a>
      </p>
    </ContinueReading>
  )
}
