import articles from '../../messages/ne/articles.json' with { type: 'json' }
import booklists from '../../messages/ne/booklists.json' with { type: 'json' }
import catalogue from '../../messages/ne/catalogue.json' with { type: 'json' }
import found from '../../messages/ne/found.json' with { type: 'json' }
import home from '../../messages/ne/home.json' with { type: 'json' }
import lists from '../../messages/ne/lists.json' with { type: 'json' }
import pages from '../../messages/ne/pages.json' with { type: 'json' }
import reader from '../../messages/ne/reader.json' with { type: 'json' }
import search from '../../messages/ne/search.json' with { type: 'json' }
import site from '../../messages/ne/site.json' with { type: 'json' }

export const nepali = {
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
