import articles from '../../messages/en/articles.json' with { type: 'json' }
import booklists from '../../messages/en/booklists.json' with { type: 'json' }
import catalogue from '../../messages/en/catalogue.json' with { type: 'json' }
import found from '../../messages/en/found.json' with { type: 'json' }
import home from '../../messages/en/home.json' with { type: 'json' }
import lists from '../../messages/en/lists.json' with { type: 'json' }
import pages from '../../messages/en/pages.json' with { type: 'json' }
import reader from '../../messages/en/reader.json' with { type: 'json' }
import search from '../../messages/en/search.json' with { type: 'json' }
import site from '../../messages/en/site.json' with { type: 'json' }

export const english = {
  ...articles,
  ...booklists,
  ...catalogue,
  ...found,
  ...home,
  ...lists,
  ...pages,
  ...reader,
  ...search,
  ...site,
}
