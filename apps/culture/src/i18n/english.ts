import artists from '../../messages/en/artists.json' with { type: 'json' }
import door from '../../messages/en/door.json' with { type: 'json' }
import events from '../../messages/en/events.json' with { type: 'json' }
import found from '../../messages/en/found.json' with { type: 'json' }
import home from '../../messages/en/home.json' with { type: 'json' }
import house from '../../messages/en/house.json' with { type: 'json' }
import interviews from '../../messages/en/interviews.json' with { type: 'json' }
import live from '../../messages/en/live.json' with { type: 'json' }
import news from '../../messages/en/news.json' with { type: 'json' }
import player from '../../messages/en/player.json' with { type: 'json' }
import records from '../../messages/en/records.json' with { type: 'json' }
import search from '../../messages/en/search.json' with { type: 'json' }
import sessions from '../../messages/en/sessions.json' with { type: 'json' }
import site from '../../messages/en/site.json' with { type: 'json' }
import volumes from '../../messages/en/volumes.json' with { type: 'json' }

export const english = {
  ...artists,
  ...door,
  ...events,
  ...found,
  ...home,
  ...house,
  ...interviews,
  ...live,
  ...news,
  ...player,
  ...records,
  ...search,
  ...sessions,
  ...site,
  ...volumes,
}
