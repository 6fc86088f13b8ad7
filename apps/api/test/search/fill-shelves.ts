import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, transaction } from '../../src/database/database.ts'
import { makeProduct } from '../make-product.ts'
import type { RunningApp } from '../start-app.ts'

/** Searches and returns the slugs of the results. */
export const askerOf = (api: () => RunningApp) => {
  const search = async (parameters: Record<string, string>, language = 'en') =>
    (await api().get(`/v1/api/search/?${new URLSearchParams(parameters)}`, { 'accept-language': language })).json()
  return {
    search,
    suggest: async (q: string) => (await api().get(`/v1/api/search/suggest/?${new URLSearchParams({ q })}`)).json(),
    slugsFor: async (q: string, more: Record<string, string> = {}): Promise<string[]> =>
      (await search({ q, ...more })).results.map(({ slug }: { slug: string }) => slug),
  }
}

/** Two books of the shop, in both languages. */
export async function makeBooks({ database }: RunningApp) {
  await makeProduct(database, {
    slug: 'an-umbrella-ledger',
    title: { en: 'The Umbrella Ledger', ne: 'वर्षाको बहीखाता' },
    subtitle: { en: 'A novel', ne: 'उपन्यास, अङ्ग्रेजीमा' },
    description: { en: '<p>A bookkeeper counts <b>gutters</b> &amp; drops.</p>', ne: '<p>हरेक छानामा परेको पानी।</p>' },
    names: ['Ishvari Tamot', 'ईश्वरी तामोट'],
    selling_price: 58_500,
    mrp: 65_000,
  })
  await makeProduct(database, {
    slug: 'kuhiroko-jhyal',
    title: { en: 'Window of Fog', ne: 'कुहिरोको झ्याल' },
    product_class: 'E-book',
    language: 'ne',
    num_available: null,
  })
}

type Words = { en: string; ne: string }
type Title = Words & { slug: string; authors: Words }

export const TITLES: Title[] = JSON.parse(readFileSync(join(import.meta.dirname, 'titles.json'), 'utf8'))

const LANGUAGES = ['en', 'ne'] as const

/** Pseudo-random numbers, the same every time. */
function chance(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

/** Books with the words of the titles in other orders, as near misses. */
function distractors(count: number): Title[] {
  const next = chance(2083)
  const of = (texts: string[]) => texts[next(texts.length)] ?? ''
  const wordsOf = (language: 'en' | 'ne') => [...new Set(TITLES.flatMap((title) => title[language].split(' ')))]
  const words = { en: wordsOf('en'), ne: wordsOf('ne') }
  const taken = new Set(TITLES.flatMap(({ en, ne }) => [en.toLowerCase(), ne]))
  const made: Title[] = []
  while (made.length < count) {
    const length = 1 + next(4)
    const title = (language: 'en' | 'ne') => Array.from({ length }, () => of(words[language])).join(' ')
    const [en, ne] = [title('en'), title('ne')]
    if (taken.has(en.toLowerCase()) || taken.has(ne)) continue
    taken.add(en.toLowerCase()).add(ne)
    const authors = TITLES[next(TITLES.length)]?.authors ?? { en: '', ne: '' }
    made.push({ slug: `other-${made.length}`, en, ne, authors })
  }
  return made
}

/** Inserts all titles and so many similar books. */
export async function fillShelves(database: Database, { others }: { others: number }) {
  const next = chance(1)
  const books = [...distractors(others), ...TITLES].map((title) => ({ ...title, popularity: next(500) }))
  const description = Array.from({ length: 30 }, (_, at) => TITLES[(at * 7) % TITLES.length])
  const rows = books.map((book, at) => ({
    ...book,
    en_text: `<p>${description.map((title) => title?.en.split(' ').at((at + 1) % 2)).join(' ')}</p>`,
    ne_text: `<p>${description.map((title) => title?.ne.split(' ').at(at % 2)).join(' ')}</p>`,
  }))
  await transaction(database, async (inside) => {
    await sql`set local dabali.touch = 'off'`.execute(inside)
    for (let from = 0; from < rows.length; from += 2000) {
      const some = JSON.stringify(rows.slice(from, from + 2000))
      await sql`
        insert into product (slug, product_class, language, selling_price, mrp, popularity)
        select slug, 'Book', 'ne', 50000, 60000, popularity from json_to_recordset(${some}::json) as book (slug text, popularity integer)
      `.execute(inside)
      for (const language of LANGUAGES) {
        await sql`
          insert into product_translation (product_id, language, title, subtitle, authors, description)
          select product.id, ${language}, ${sql.ref(`book.${language}`)}, '', array[book.authors ->> ${language}], ${sql.ref(`book.${language}_text`)}
          from json_to_recordset(${some}::json) as book (slug text, en text, ne text, authors json, en_text text, ne_text text)
          join product using (slug)
        `.execute(inside)
      }
    }
  })
}
