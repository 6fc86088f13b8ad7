import { Type } from 'typebox'
import { cardsOf, toCardOf, toDetailOf } from '../content/content-card.ts'
import { contentUrl, type StoredFacts, storedFacts } from '../content/content-kind.ts'
import { defineContentKind } from '../content/define-content-kind.ts'
import { linkedCards } from '../content/queries.ts'
import { items, line, localized, optional, text } from '../content/staff/document.ts'
import { relatedProductsOf, toRelatedProducts } from '../related-products/queries.ts'
import { registerCalendarRoutes } from './calendar-routes.ts'
import { stateOf, summaryOf, toEventDate } from './event-card.ts'
import { countEventFacets, EVENT_FILTERS, EventListQuery, eventConditions } from './event-filters.ts'
import { EventDetailSchema, EventSchema } from './event-schemas.ts'
import { byDate, datesOf, eventCardColumns } from './queries.ts'
import { registerVenueRoutes } from './venue-routes.ts'

const toSet = (set: StoredFacts) => ({
  after_minutes: set.number('after_minutes'),
  title: set.text('title'),
  about: set.text('about'),
  is_break: set.flag('is_break'),
})

export const events = defineContentKind({
  kind: 'event',
  operations: { list: 'listEvents', get: 'getEvent' },
  schema: { card: EventSchema, detail: EventDetailSchema },
  query: EventListQuery,
  filters: EVENT_FILTERS,
  where: eventConditions,
  facets: countEventFacets,
  orderBy: (now) => byDate(now),
  cardColumns: ({ language }) => eventCardColumns(language),
  detailColumns: ({ language }) => ({
    dates: datesOf(language),
    linked: linkedCards(language, ['artist', 'record', 'session', 'interview', 'news', 'volume']),
    products: relatedProductsOf(language),
  }),
  // The state of an event depends on the clock.
  cache: { listSeconds: 5, detailSeconds: 5 },
  routes(app, database) {
    registerCalendarRoutes(app, database)
    registerVenueRoutes(app, database)
  },
  document: {
    facts: {
      refund_hours: optional.integer(),
      for_children: Type.Boolean(),
      square_picture: optional.line(200),
    },
    texts: {
      organizer: localized(line()),
      refund_rule: localized(text(1000)),
      running_order: items({
        after_minutes: Type.Integer({ minimum: 0, maximum: 100_000 }),
        title: localized(line()),
        about: localized(line()),
        is_break: Type.Boolean(),
      }),
    },
    links: ['artist', 'record', 'session', 'interview', 'news', 'volume'],
    products: 'list',
    hasGenres: true,
    pictures: ['facts.square_picture'],
  },
  toCard: (row, now) => ({ ...toCardOf('event', row), ...summaryOf(row, now) }),
  toDetail(row, now) {
    const dates = row.dates.map((date) => toEventDate(date, now))
    const words = storedFacts(row.words)
    return {
      ...toDetailOf('event', row),
      ...stateOf(dates),
      calendar_url: `${contentUrl('event', row.slug)}calendar.ics`,
      dates,
      organizer: words.text('organizer'),
      refund_rule: words.text('refund_rule'),
      running_order: words.items('running_order').map(toSet),
      line_up: cardsOf(row.linked, 'artist'),
      records: cardsOf(row.linked, 'record'),
      sessions: cardsOf(row.linked, 'session'),
      interviews: cardsOf(row.linked, 'interview'),
      news: cardsOf(row.linked, 'news'),
      volumes: cardsOf(row.linked, 'volume'),
      products: toRelatedProducts(row.products),
    }
  },
})
