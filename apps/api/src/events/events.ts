import { type Static, Type } from 'typebox'
import { cardsOf, toCardOf, toDetailOf } from '../content/content-card.ts'
import { contentUrl, storedFacts } from '../content/content-kind.ts'
import { defineContentKind, slugFilter } from '../content/define-content-kind.ts'
import { isLinkedWith, linkedCards } from '../content/queries.ts'
import { PageQuery } from '../http/pagination.ts'
import { stringEnum } from '../http/schemas.ts'
import { relatedProductsOf, toRelatedProducts } from '../related-products/related-products.ts'
import { registerCalendarRoutes } from './calendar-routes.ts'
import { stateOf, summaryOf, toEventDate } from './event-card.ts'
import { EventDetailSchema, EventSchema } from './event-schemas.ts'
import { byDate, datesOf, WHEN_CONDITIONS } from './queries.ts'

const EventListQuery = Type.Object({
  ...PageQuery.properties,
  when: Type.Optional(stringEnum(['upcoming', 'past', 'live', 'all'], { description: 'Default: all.' })),
  artist: slugFilter('an artist'),
})

export const events = defineContentKind({
  kind: 'event',
  operations: { list: 'listEvents', get: 'getEvent' },
  schema: { card: EventSchema, detail: EventDetailSchema },
  query: EventListQuery,
  filters: ['when', 'artist'],
  where: ({ when = 'all', artist }: Static<typeof EventListQuery>, now) => [
    WHEN_CONDITIONS[when](now),
    artist === undefined ? undefined : isLinkedWith('artist', artist),
  ],
  orderBy: (now) => byDate(now),
  cardColumns: ({ language }) => ({ dates: datesOf(language) }),
  detailColumns: ({ language }) => ({
    dates: datesOf(language),
    linked: linkedCards(language, ['artist', 'record', 'session', 'interview', 'news', 'volume']),
    products: relatedProductsOf(language),
  }),
  // The state of an event depends on the clock.
  cache: { listSeconds: 5, detailSeconds: 5 },
  routes: registerCalendarRoutes,
  toCard: (row, now) => ({ ...toCardOf('event', row), ...summaryOf(row.dates, now) }),
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
