import { BOOK_TEXTS } from '../media/book-texts.ts'
import type { Ebook } from '../media/ebooks.ts'
import { nameOf } from './content.ts'
import { CONTENT } from './demo.ts'
import { coverSpecs } from './pictures.ts'

const ROLES = { translator: 'trl', narrator: 'nrt', editor: 'edt', illustrator: 'ill' }

const { works, authors, publishers } = CONTENT
const covers = new Map(coverSpecs(works, authors).map((cover) => [cover.name, cover]))

/** Every work that is sold as an e-book, with its text. */
export const EBOOKS: readonly Ebook[] = works.flatMap((work) => {
  const { slug, language } = work
  const [text, cover] = [BOOK_TEXTS.get(slug), covers.get(`cover:${slug}`)]
  if (text === undefined || cover === undefined) return []
  return {
    slug,
    language,
    cover,
    text,
    title: work.title[language],
    authors: work.by.map((author) => nameOf(authors, author)[language]),
    contributors: (work.contributors ?? []).map(([role, author]) => ({
      role: ROLES[role],
      name: nameOf(authors, author)[language],
    })),
    publisher: nameOf(publishers, work.publisher)[language],
    publishedOn: work.published_on,
    description: work.about[language].join(' '),
  }
})
