import type { ContentKind } from '../../content/content-kind.ts'
import type { DemoContent } from '../demo.ts'
import type { Article, Artist, Author, Booklist, Both, Entry, News } from '../words.ts'
import { daysBefore, morningOf } from './clock.ts'
import { html, htmlOf, inBoth } from './write.ts'

type Parts = {
  published_at: Date
  picture?: string
  facts?: object
  words?: (language: 'en' | 'ne') => object
  body?: (language: 'en' | 'ne') => string
}

export const contentOf = (kind: ContentKind, entry: Entry, parts: Parts): DemoContent => ({
  kind,
  slug: entry.slug,
  picture_name: parts.picture ?? null,
  published_at: parts.published_at,
  facts: parts.facts ?? {},
  words: inBoth((language) => ({
    title: entry.title[language],
    summary: entry.summary[language],
    body: parts.body?.(language) ?? htmlOf(entry.body, language),
    words: parts.words?.(language) ?? {},
  })),
})

/** Since long ago; the first of a list is the newest, and stands first wherever it is listed. */
const FOUNDED = '2024-01-01'
const placed = (place: number, now: Date) => daysBefore(morningOf(FOUNDED, now), place)

/** The first sentence of a life is its summary, and the rest is told on its page. */
const SENTENCES = /^(.+?[.।]) (.+)$/su

export const composeAuthors = (authors: readonly Author[], now: Date) =>
  authors.map((author, place) =>
    contentOf(
      'author',
      {
        ...author,
        summary: inBoth((language) => SENTENCES.exec(author.summary[language])?.[1] ?? author.summary[language]),
      },
      {
        published_at: placed(place, now),
        ...(author.look && { picture: `portrait:${author.slug}` }),
        body: (language) => html([SENTENCES.exec(author.summary[language])?.[2] ?? author.summary[language]]),
      },
    ),
  )

export const composeEntries = (kind: 'publisher' | 'category' | 'page', entries: readonly Entry[], now: Date) =>
  entries.map((entry, place) => contentOf(kind, entry, { published_at: placed(place, now) }))

const FIRST_ARTIST = '2026-11-19'

export const composeArtists = (artists: readonly Artist[], now: Date) =>
  artists.map((artist, place) =>
    contentOf('artist', artist, {
      published_at: daysBefore(morningOf(FIRST_ARTIST, now), place),
      picture: `portrait:${artist.slug}`,
      facts: { links: (artist.links ?? []).map((url) => ({ label: new URL(url).hostname, url })) },
      words: (language) => ({ home: artist.home[language], genres: artist.genres[language] }),
    }),
  )

export const composeArticles = (articles: readonly Article[], authors: readonly Author[], now: Date) =>
  articles.map((article) =>
    contentOf('article', article, {
      published_at: morningOf(article.published_on, now),
      picture: `block:${article.slug}`,
      facts: { reading_minutes: article.minutes },
      words: (language) => ({ byline: nameOf(authors, article.byline)[language] }),
    }),
  )

export const composeBooklists = (booklists: readonly Booklist[], now: Date) =>
  booklists.map((list) =>
    contentOf('booklist', list, {
      published_at: morningOf(list.published_on, now),
      picture: `block:${list.slug}`,
      words: (language) => ({ curator: list.curator[language] }),
    }),
  )

export const composeNews = (news: readonly News[], now: Date) =>
  news.map((item) =>
    contentOf('news', item, {
      published_at: morningOf(item.published_on, now),
      picture: `block:${item.slug}`,
      words: (language) => ({ byline: item.byline[language], tags: item.tags[language] }),
    }),
  )

export const nameOf = (authors: readonly Author[], slug: string): Both =>
  authors.find((author) => author.slug === slug)?.title ?? { en: slug, ne: slug }
