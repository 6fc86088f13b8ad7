import { isShippable, PRODUCT_CLASSES, readingMinutes, slugify } from '@dabali/domain'
import { describe, expect, test } from 'vitest'
import { buildDemo } from '../src/build/demo.ts'
import { DEMO_PICTURES } from '../src/build/pictures.ts'
import { BOOK_TEXTS } from '../src/media/book-texts.ts'
import { NAMED_MEDIA, sentencesOf, textsOf } from './demo-texts.ts'

const NOW = new Date('2026-11-21T08:20:31Z')
const demo = buildDemo(NOW, NAMED_MEDIA)

function groupBy<Row>(rows: readonly Row[], name: (row: Row) => string) {
  const groups: Record<string, Row[]> = {}
  for (const row of rows) groups[name(row)] = [...(groups[name(row)] ?? []), row]
  return groups
}

const countBy = <Row>(rows: readonly Row[], name: (row: Row) => string): Record<string, number> =>
  Object.fromEntries(Object.entries(groupBy(rows, name)).map(([key, some]) => [key, some.length]))

describe('how much there is', () => {
  const classes = countBy(demo.products, ({ product_class }) => product_class)
  const kinds = countBy(demo.contents, ({ kind }) => kind)

  test('products of every class, 120 or more', () => {
    expect(Object.keys(classes).sort()).toEqual([...PRODUCT_CLASSES].sort())
    expect(demo.products.length).toBeGreaterThanOrEqual(120)
    for (const count of Object.values(classes)) expect(count).toBeGreaterThanOrEqual(4)
  })

  test.each([
    ['article', 12],
    ['booklist', 8],
    ['artist', 12],
    ['event', 10],
    ['record', 12],
    ['interview', 8],
    ['session', 8],
    ['volume', 4],
    ['news', 24],
    ['author', 30],
    ['publisher', 6],
    ['category', 14],
  ])('contents of the kind %s: %i or more', (kind, least) => {
    expect(kinds[kind]).toBeGreaterThanOrEqual(least)
  })

  test('60 works, those with a text in several formats, two fifths in Nepali', () => {
    const books = demo.products.filter(({ isbn }) => isbn !== null)
    const works = Object.values(groupBy(books, ({ work }) => work ?? ''))
    expect(works.length).toBeGreaterThanOrEqual(60)
    expect(works.filter((formats) => formats.length > 1).length).toBe(BOOK_TEXTS.size)
    expect(books.filter(({ language }) => language === 'ne').length / books.length).toBeGreaterThanOrEqual(0.4)
  })

  test('all that is sent has a size and a weight; books have a binding and paper, goods a material and care', () => {
    for (const { slug, product_class, width_mm, height_mm, depth_mm, weight_grams, binding, words } of demo.products) {
      const isSent = isShippable(product_class)
      const measures = [width_mm, height_mm, depth_mm, weight_grams]
      expect([slug, measures.every((measure) => (measure ?? 0) > 0)]).toEqual([slug, isSent])
      expect([slug, binding !== null, words.en.paper !== '']).toEqual([
        slug,
        product_class === 'Book',
        product_class === 'Book',
      ])
      for (const { material, included, care } of [words.en, words.ne])
        expect([slug, [material, included, care].every(Boolean)]).toEqual([slug, isSent && product_class !== 'Book'])
    }
  })

  test('some copies are lost, and some works have their last copies', () => {
    const stocks = demo.products.map(({ num_available }) => num_available)
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(4)
    expect(stocks.filter((stock) => stock !== null && stock > 0 && stock < 4).length).toBeGreaterThanOrEqual(4)
  })

  test('lists of 5 to 9 books, each with a note; records of 5 to 11 tracks, singles of 2', () => {
    const lists = Object.values(
      groupBy(
        demo.relatedProducts.filter(({ notes }) => notes !== null),
        ({ content }) => content,
      ),
    )
    expect(lists.length).toBe(8)
    for (const books of lists) expect(books.length).toSatisfy((count: number) => count >= 5 && count <= 9)
    const records = Object.values(groupBy(demo.tracks, ({ record }) => record))
    expect(records.length).toBe(13)
    const singles = records.filter(([first]) => first?.record === 'exact-change')
    expect(singles.map((tracks) => tracks.length)).toEqual([2])
    for (const tracks of records.filter((each) => !singles.includes(each))) {
      expect(tracks.length).toSatisfy((count: number) => count >= 5 && count <= 11)
    }
  })
})

describe('references', () => {
  const contents = new Set(demo.contents.map(({ kind, slug }) => `${kind}:${slug}`))
  const products = new Set(demo.products.map(({ slug }) => slug))

  test('names something that is there', () => {
    const named = [
      ...demo.links.flatMap(({ from, to }) => [from, to]),
      ...demo.relatedProducts.map(({ content }) => content),
      ...demo.categories.flatMap(({ slug, parent }) => [slug, parent ?? slug].map((each) => `category:${each}`)),
      ...demo.eventDates.map(({ event }) => `event:${event}`),
      ...demo.tracks.map(({ record }) => `record:${record}`),
      ...demo.products.flatMap(({ authors, categories, publisher }) => [
        ...authors.map(({ slug }) => `author:${slug}`),
        ...categories.map((slug) => `category:${slug}`),
        ...(publisher === null ? [] : [`publisher:${publisher}`]),
      ]),
    ]
    expect(named.filter((key) => !contents.has(key))).toEqual([])
    const sold = [
      ...demo.relatedProducts.map(({ product }) => product),
      ...demo.products.flatMap(({ related }) => related),
      ...demo.eventDates.flatMap(({ tickets }) => tickets.map(({ product }) => product)),
    ]
    expect(sold.filter((slug) => !products.has(slug))).toEqual([])
    const venues = new Set(demo.venues.map(({ key }) => key))
    expect(demo.eventDates.filter(({ venue }) => venue !== null && !venues.has(venue))).toEqual([])
  })

  test('names nothing twice', () => {
    const pairs = [
      ...demo.links.map(({ from, to }) => `${from} ${to}`),
      ...demo.relatedProducts.map(({ content, product }) => `${content} ${product}`),
      ...demo.products.flatMap(({ slug, related }) => related.map((other) => `${slug} ${other}`)),
    ]
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([])
  })

  test('every author, publisher, and category without others below it has something to show', () => {
    const above = new Set(demo.categories.map(({ parent }) => parent))
    const shown = new Set(
      demo.products.flatMap(({ authors, categories, publisher }) => [
        ...authors.map(({ slug }) => `author:${slug}`),
        ...categories.map((slug) => `category:${slug}`),
        `publisher:${publisher}`,
      ]),
    )
    const idle = demo.contents
      .filter(({ kind, slug }) => ['author', 'publisher', 'category'].includes(kind) && !above.has(slug))
      .map(({ kind, slug }) => `${kind}:${slug}`)
      .filter((key) => !shown.has(key))
    expect(idle).toEqual([])
  })

  test('every author has a portrait of their own', () => {
    const authors = demo.contents.filter(({ kind }) => kind === 'author')
    expect(authors.map(({ picture_name }) => picture_name)).toEqual(authors.map(({ slug }) => `portrait:${slug}`))
  })

  test('every used picture has one spec, and no spec is unused', () => {
    const ordered = DEMO_PICTURES.map(({ name }) => name as string).filter((name) => !name.endsWith(':ne'))
    const squares = demo.contents.flatMap(({ facts }) =>
      'square_picture' in facts ? String(facts.square_picture) : [],
    )
    const hung = [...[...demo.products, ...demo.contents].flatMap(({ picture_name }) => picture_name ?? []), ...squares]
    expect(new Set(ordered).size).toBe(ordered.length)
    expect([...new Set(hung)].sort()).toEqual(ordered.toSorted())
  })
})

describe('slugs and numbers', () => {
  test('are Latin, as the slug rule writes them, and there once', () => {
    const slugs = [
      ...demo.contents.map(({ kind, slug }) => `${kind} ${slug}`),
      ...demo.products.map(({ slug }) => slug),
    ]
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const { slug } of [...demo.contents, ...demo.products]) {
      expect(slug).toMatch(/^[a-z0-9-]+$/)
      expect(slugify(slug)).toBe(slug)
    }
  })

  test('ISBNs are Nepali, with valid check digits, and unique', () => {
    const numbers = demo.products.flatMap(({ isbn }) => isbn ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const isbn of numbers) {
      expect(isbn).toMatch(/^9789937\d{6}$/)
      expect([...isbn].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
    }
  })

  test('prices are whole rupees and never above the list price; two tickets are free', () => {
    for (const { selling_price, mrp } of demo.products) {
      expect(selling_price % 100).toBe(0)
      expect(mrp).toBeGreaterThanOrEqual(selling_price)
    }
    expect(demo.products.filter(({ selling_price }) => selling_price === 0).map(({ slug }) => slug)).toEqual([
      'low-cloud-heard-in-the-dark-place',
      'young-drums-drum',
    ])
  })
})

describe('texts', () => {
  const texts = textsOf(demo)

  test('are there in both languages', () => {
    for (const { of, text } of texts) expect(text.trim(), of).not.toBe('')
    const languages = countBy(texts, ({ language }) => language)
    expect(languages['en']).toBe(languages['ne'])
  })

  test('in Nepali are Devanagari, with Latin letters only where a name is marked as one', () => {
    for (const { of, text, language } of texts) {
      if (language !== 'ne') continue
      const unmarked = text.replace(/<i>[^<]*<\/i>/g, '').replace(/<[^>]*>/g, '')
      expect(unmarked, of).toMatch(/\p{Script=Devanagari}/u)
      expect(unmarked, of).not.toMatch(/[A-Za-z]/)
    }
  })

  test('in English are not Devanagari', () => {
    for (const { of, text, language } of texts) if (language === 'en') expect(text, of).not.toMatch(/[\u0900-\u097f]/)
  })

  test('say no sentence twice', () => {
    const said = sentencesOf(demo)
    const twice = said.filter(({ sentence }, at) => said.findIndex((other) => other.sentence === sentence) !== at)
    expect(twice).toEqual([])
  })

  test('are HTML with closed elements', () => {
    const known = /<(\/?)(p|i|h2|blockquote)>|<a href="[a-z0-9/-]+">|<\/a>/g
    for (const { of, text } of texts) expect(text.replace(known, ''), of).not.toMatch(/[<>&]/)
  })
})

describe('articles', () => {
  const articles = demo.contents.filter(({ kind }) => kind === 'article')
  const wordsIn = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0

  test('have 600 to 1,200 words in English and 400 or more in Nepali', () => {
    for (const { slug, words } of articles) {
      expect(wordsIn(words.en.body), slug).toBeGreaterThanOrEqual(600)
      expect(wordsIn(words.en.body), slug).toBeLessThanOrEqual(1200)
      expect(wordsIn(words.ne.body), slug).toBeGreaterThanOrEqual(400)
    }
  })

  test('link two or more of the books below them, in the language of the page, and no others', () => {
    for (const { slug, words } of articles) {
      const books = demo.relatedProducts.filter(({ content }) => content === `article:${slug}`)
      for (const language of ['en', 'ne'] as const) {
        const links = [...words[language].body.matchAll(/<a href="([^"]+)">/g)].map(([, href]) => href)
        expect(links.length, slug).toBeGreaterThanOrEqual(2)
        const paths = books.map(({ product }) => `${language === 'ne' ? '/ne' : ''}/book/${product}/`)
        expect(
          links.filter((href) => !paths.includes(href ?? '')),
          slug,
        ).toEqual([])
      }
    }
  })

  test('have headings and a quote, and their reading time is that of their text', () => {
    for (const { slug, words } of articles) {
      for (const { body, words: more } of [words.en, words.ne]) {
        expect(body.match(/<h2>/g)?.length, slug).toBeGreaterThanOrEqual(2)
        expect(body.match(/<blockquote>/g), slug).toHaveLength(1)
        expect(more).toMatchObject({ reading_minutes: readingMinutes(body) })
      }
    }
  })
})

test('the same moment composes the same demo', () => {
  expect(buildDemo(NOW, NAMED_MEDIA)).toEqual(demo)
})

test('another moment moves the dates of events, and nothing else', () => {
  const later = buildDemo(new Date('2027-03-02T20:00:00Z'), NAMED_MEDIA)
  expect({ ...later, eventDates: [], contents: [], products: [] }).toEqual({
    ...demo,
    eventDates: [],
    contents: [],
    products: [],
  })
  expect(later.products.filter(({ product_class }) => product_class !== 'Ticket')).toEqual(
    demo.products.filter(({ product_class }) => product_class !== 'Ticket'),
  )
  expect(later.contents.filter(({ kind }) => kind !== 'event')).toEqual(
    demo.contents.filter(({ kind }) => kind !== 'event'),
  )
  expect(later.eventDates).not.toEqual(demo.eventDates)
})

test('whenever it is put in, nothing waits to be published', () => {
  const early = buildDemo(new Date('2024-06-01T00:00:00Z'), NAMED_MEDIA)
  for (const { published_at } of early.contents)
    expect(published_at.getTime()).toBeLessThanOrEqual(Date.parse('2024-06-01T00:00:00Z'))
})
