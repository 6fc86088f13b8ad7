import { type Language, otherLanguage } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { SignupForm } from '@dabali/shop/signup-form'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { BOOKS_PATH } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { ShopData } from '../seo/shop-data.tsx'
import { AudiobooksSection, Bestsellers, ProductSection } from './bestsellers.tsx'
import { FeaturedBook } from './featured-book.tsx'
import { ArticlesSection, FeaturedLists } from './featured-lists.tsx'
import styles from './home-screen.module.css'
import { CategoryLinks, ContinueReadingSection, InfoStrip } from './info-strip.tsx'
import { type Home, loadHome } from './load-home.ts'

/** The front of the shop, whatever became of its books. */
export async function HomePage() {
  const language = await pageLanguage()
  const home = await load(() => loadHome(language))
  if (home.status !== 200) return <UnavailableScreen path={HOME_PATH} />
  return (
    <PageLayout path={HOME_PATH}>
      <HomeScreen home={home.value} language={language} />
      <ShopData />
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

/** One book on the ledge, the shelves, what there is to read about them, and what one wants to know before an order. */
async function HomeScreen({ home, language }: { home: Home; language: Language }) {
  const t = await getTranslations('home')
  const { lead, shelves, articles, booklists, categories, delivery } = home
  const other = otherLanguage(language)
  return (
    <div className={`page ${styles.home}`}>
      <div>
        {lead ? (
          <FeaturedBook product={lead} language={language} />
        ) : (
          <div className={styles.empty}>
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
      <CategoryLinks categories={categories} language={language} />
      <InfoStrip delivery={delivery} language={language} />
      <SignupForm language={language} />
    </div>
  )
}
