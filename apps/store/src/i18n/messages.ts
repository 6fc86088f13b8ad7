import type {} from 'next-intl'
import articlesEn from '../../messages/en/articles.json' with { type: 'json' }
import booklistingEn from '../../messages/en/booklists.json' with { type: 'json' }
import catalogueEn from '../../messages/en/catalogue.json' with { type: 'json' }
import giftCardsEn from '../../messages/en/gift-cards.json' with { type: 'json' }
import helpEn from '../../messages/en/help.json' with { type: 'json' }
import homeEn from '../../messages/en/home.json' with { type: 'json' }
import listingEn from '../../messages/en/listing.json' with { type: 'json' }
import pagesEn from '../../messages/en/pages.json' with { type: 'json' }
import readerEn from '../../messages/en/reader.json' with { type: 'json' }
import reviewsEn from '../../messages/en/reviews.json' with { type: 'json' }
import searchEn from '../../messages/en/search.json' with { type: 'json' }
import seoEn from '../../messages/en/seo.json' with { type: 'json' }
import siteEn from '../../messages/en/site.json' with { type: 'json' }
import wishlistEn from '../../messages/en/wishlist.json' with { type: 'json' }
import articlesNe from '../../messages/ne/articles.json' with { type: 'json' }
import booklistingNe from '../../messages/ne/booklists.json' with { type: 'json' }
import catalogueNe from '../../messages/ne/catalogue.json' with { type: 'json' }
import giftCardsNe from '../../messages/ne/gift-cards.json' with { type: 'json' }
import helpNe from '../../messages/ne/help.json' with { type: 'json' }
import homeNe from '../../messages/ne/home.json' with { type: 'json' }
import listingNe from '../../messages/ne/listing.json' with { type: 'json' }
import pagesNe from '../../messages/ne/pages.json' with { type: 'json' }
import readerNe from '../../messages/ne/reader.json' with { type: 'json' }
import reviewsNe from '../../messages/ne/reviews.json' with { type: 'json' }
import searchNe from '../../messages/ne/search.json' with { type: 'json' }
import seoNe from '../../messages/ne/seo.json' with { type: 'json' }
import siteNe from '../../messages/ne/site.json' with { type: 'json' }
import wishlistNe from '../../messages/ne/wishlist.json' with { type: 'json' }

export const english = {
  ...articlesEn,
  ...booklistingEn,
  ...catalogueEn,
  ...seoEn,
  ...giftCardsEn,
  ...helpEn,
  ...homeEn,
  ...listingEn,
  ...pagesEn,
  ...readerEn,
  ...reviewsEn,
  ...searchEn,
  ...siteEn,
  ...wishlistEn,
}

export const nepali = {
  ...articlesNe,
  ...booklistingNe,
  ...catalogueNe,
  ...seoNe,
  ...giftCardsNe,
  ...helpNe,
  ...homeNe,
  ...listingNe,
  ...pagesNe,
  ...readerNe,
  ...reviewsNe,
  ...searchNe,
  ...siteNe,
  ...wishlistNe,
}

/** The keys of messages are checked against the English ones. */
declare module 'next-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the interface of next-intl.
  interface AppConfig {
    Messages: typeof english
    Locale: 'en' | 'ne'
  }
}
