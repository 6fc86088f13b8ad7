import artists from '../../messages/ne/artists.json' with { type: 'json' }
import checkIn from '../../messages/ne/check-in.json' with { type: 'json' }
import checkInParts from '../../messages/ne/check-in-parts.json' with { type: 'json' }
import events from '../../messages/ne/events.json' with { type: 'json' }
import feeds from '../../messages/ne/feeds.json' with { type: 'json' }
import follows from '../../messages/ne/follows.json' with { type: 'json' }
import home from '../../messages/ne/home.json' with { type: 'json' }
import interviews from '../../messages/ne/interviews.json' with { type: 'json' }
import live from '../../messages/ne/live.json' with { type: 'json' }
import news from '../../messages/ne/news.json' with { type: 'json' }
import player from '../../messages/ne/player.json' with { type: 'json' }
import records from '../../messages/ne/records.json' with { type: 'json' }
import search from '../../messages/ne/search.json' with { type: 'json' }
import sessions from '../../messages/ne/sessions.json' with { type: 'json' }
import site from '../../messages/ne/site.json' with { type: 'json' }
import staticPages from '../../messages/ne/static-pages.json' with { type: 'json' }
import volumes from '../../messages/ne/volumes.json' with { type: 'json' }

export const nepali = {
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
