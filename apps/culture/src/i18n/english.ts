import type {} from 'next-intl'
import artists from '../../messages/en/artists.json' with { type: 'json' }
import checkIn from '../../messages/en/check-in.json' with { type: 'json' }
import checkInParts from '../../messages/en/check-in-parts.json' with { type: 'json' }
import events from '../../messages/en/events.json' with { type: 'json' }
import feeds from '../../messages/en/feeds.json' with { type: 'json' }
import follows from '../../messages/en/follows.json' with { type: 'json' }
import home from '../../messages/en/home.json' with { type: 'json' }
import interviews from '../../messages/en/interviews.json' with { type: 'json' }
import live from '../../messages/en/live.json' with { type: 'json' }
import news from '../../messages/en/news.json' with { type: 'json' }
import player from '../../messages/en/player.json' with { type: 'json' }
import records from '../../messages/en/records.json' with { type: 'json' }
import search from '../../messages/en/search.json' with { type: 'json' }
import sessions from '../../messages/en/sessions.json' with { type: 'json' }
import site from '../../messages/en/site.json' with { type: 'json' }
import staticPages from '../../messages/en/static-pages.json' with { type: 'json' }
import volumes from '../../messages/en/volumes.json' with { type: 'json' }

export const english = {
  ...artists,
  ...checkIn,
  ...events,
  ...feeds,
  ...follows,
  ...home,
  ...staticPages,
  ...interviews,
  ...live,
  ...news,
  ...player,
  ...records,
  ...search,
  ...sessions,
  ...site,
  ...checkInParts,
  ...volumes,
}

/** The keys of messages are checked against the English ones. */
declare module 'next-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the interface of next-intl.
  interface AppConfig {
    Messages: typeof english
    Locale: 'en' | 'ne'
  }
}
