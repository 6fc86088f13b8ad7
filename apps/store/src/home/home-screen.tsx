import { type Language, otherLanguage } from '@dabali/domain'
import { Letter } from '@dabali/shop/letter'
import { getTranslations } from 'next-intl/server'
import { BOOKS_PATH } from '../paths.ts'
import { BookOfTheWeek } from './book-of-the-week.tsx'
import { CategoryWays } from './category-ways.tsx'
import { GoOn } from './go-on.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import styles from './home-screen.module.css'
import { HomeShelf } from './home-shelf.tsx'
import { ListFans } from './list-fans.tsx'
import { MostAskedFor } from './most-asked-for.tsx'
import { ReadAloud } from './read-aloud.tsx'
import type { Home } from './read-home.ts'
import { ReadingRoom } from './reading-room.tsx'

/** One book on the ledge, the shelves, what there is to read about them, and what one wants to know before an order. */
export async function HomeScreen({ home, language }: { home: Home; language: Language }) {
  const t = await getTranslations('home')
  const { lead, shelves, articles, booklists, categories, delivery } = home
  const other = otherLanguage(language)
  return (
    <div className={`page ${styles.home}`}>
      <div>
        {lead ? (
          <BookOfTheWeek product={lead} language={language} />
        ) : (
          <div className={styles.empty}>
            <h1>{t('emptyHeading')}</h1>
            <p>{t('emptyText')}</p>
          </div>
        )}
        <GoOn language={language} />
      </div>
      <HomeShelf
        id="new-books"
        heading={t('newBooks')}
        all={{ path: `${BOOKS_PATH}?sort=new`, text: t('allNew') }}
        products={shelves.fresh}
        language={language}
      />
      <HomeShelf
        id="other-language"
        heading={t('otherLanguage')}
        headingLanguage={other}
        all={{ path: `${BOOKS_PATH}?language=${other}`, text: t('allOtherLanguage') }}
        products={shelves.across}
        language={language}
      />
      <MostAskedFor products={shelves.popular} language={language} />
      <ListFans booklists={booklists} language={language} />
      <ReadingRoom articles={articles} language={language} />
      <ReadAloud audiobooks={shelves.audiobooks} language={language} />
      <CategoryWays categories={categories} language={language} />
      <GoodToKnow delivery={delivery} language={language} />
      <Letter language={language} />
    </div>
  )
}
