import type {} from 'next-intl'
import artistsEn from '../../messages/en/artists.json' with { type: 'json' }
import checkInEn from '../../messages/en/check-in.json' with { type: 'json' }
import checkInPartsEn from '../../messages/en/check-in-parts.json' with { type: 'json' }
import eventsEn from '../../messages/en/events.json' with { type: 'json' }
import feedsEn from '../../messages/en/feeds.json' with { type: 'json' }
import followsEn from '../../messages/en/follows.json' with { type: 'json' }
import homeEn from '../../messages/en/home.json' with { type: 'json' }
import interviewsEn from '../../messages/en/interviews.json' with { type: 'json' }
import liveEn from '../../messages/en/live.json' with { type: 'json' }
import newsEn from '../../messages/en/news.json' with { type: 'json' }
import playerEn from '../../messages/en/player.json' with { type: 'json' }
import recordsEn from '../../messages/en/records.json' with { type: 'json' }
import searchEn from '../../messages/en/search.json' with { type: 'json' }
import sessionsEn from '../../messages/en/sessions.json' with { type: 'json' }
import siteEn from '../../messages/en/site.json' with { type: 'json' }
import staticPagesEn from '../../messages/en/static-pages.json' with { type: 'json' }
import volumesEn from '../../messages/en/volumes.json' with { type: 'json' }
import artistsNe from '../../messages/ne/artists.json' with { type: 'json' }
import checkInNe from '../../messages/ne/check-in.json' with { type: 'json' }
import checkInPartsNe from '../../messages/ne/check-in-parts.json' with { type: 'json' }
import eventsNe from '../../messages/ne/events.json' with { type: 'json' }
import feedsNe from '../../messages/ne/feeds.json' with { type: 'json' }
import followsNe from '../../messages/ne/follows.json' with { type: 'json' }
import homeNe from '../../messages/ne/home.json' with { type: 'json' }
import interviewsNe from '../../messages/ne/interviews.json' with { type: 'json' }
import liveNe from '../../messages/ne/live.json' with { type: 'json' }
import newsNe from '../../messages/ne/news.json' with { type: 'json' }
import playerNe from '../../messages/ne/player.json' with { type: 'json' }
import recordsNe from '../../messages/ne/records.json' with { type: 'json' }
import searchNe from '../../messages/ne/search.json' with { type: 'json' }
import sessionsNe from '../../messages/ne/sessions.json' with { type: 'json' }
import siteNe from '../../messages/ne/site.json' with { type: 'json' }
import staticPagesNe from '../../messages/ne/static-pages.json' with { type: 'json' }
import volumesNe from '../../messages/ne/volumes.json' with { type: 'json' }

export const english = {
  ...artistsEn,
  ...checkInEn,
  ...eventsEn,
  ...feedsEn,
  ...followsEn,
  ...homeEn,
  ...staticPagesEn,
  ...interviewsEn,
  ...liveEn,
  ...newsEn,
  ...playerEn,
  ...recordsEn,
  ...searchEn,
  ...sessionsEn,
  ...siteEn,
  ...checkInPartsEn,
  ...volumesEn,
}

export const nepali = {
  ...artistsNe,
  ...checkInNe,
  ...eventsNe,
  ...feedsNe,
  ...followsNe,
  ...homeNe,
  ...staticPagesNe,
  ...interviewsNe,
  ...liveNe,
  ...newsNe,
  ...playerNe,
  ...recordsNe,
  ...searchNe,
  ...sessionsNe,
  ...siteNe,
  ...checkInPartsNe,
  ...volumesNe,
}

/** The keys of messages are checked against the English ones. */
declare module 'next-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the interface of next-intl.
  interface AppConfig {
    Messages: typeof english
    Locale: 'en' | 'ne'
  }
}
