import { expect, test } from 'vitest'
import { buildDemo } from '../src/build/demo.ts'
import { FIGURES } from '../src/content/bands.ts'
import type { DemoContent, DemoContentKind } from '../src/demo-rows.ts'
import { EPISODES } from '../src/media/episodes.ts'
import { NAMED_MEDIA } from './demo-texts.ts'

const demo = buildDemo(new Date('2026-11-21T08:20:31Z'), NAMED_MEDIA)

const countWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

const contentsOf = (kind: DemoContentKind) => demo.contents.filter((content) => content.kind === kind)

type Exchange = { question: string; answer: string }
const exchangesIn = ({ words }: DemoContent, language: 'en' | 'ne') =>
  (words[language].words as { exchanges: readonly Exchange[] }).exchanges

test.each(contentsOf('interview').map((interview) => [interview.slug, interview] as const))(
  'the questions and answers of the interview %s have 1,200 words in English and 700 in Nepali',
  (_, interview) => {
    const [english, nepali] = (['en', 'ne'] as const).map((language) =>
      exchangesIn(interview, language).reduce(
        (sum, { question, answer }) => sum + countWords(question) + countWords(answer),
        0,
      ),
    )
    expect(english).toBeGreaterThanOrEqual(1200)
    expect(nepali).toBeGreaterThanOrEqual(700)
  },
)

test('the pull quote of every interview is part of an answer, in both languages', () => {
  for (const interview of contentsOf('interview')) {
    for (const language of ['en', 'ne'] as const) {
      const { pull_quote: quote } = interview.words[language].words as { pull_quote: string }
      const answers = exchangesIn(interview, language).map(({ answer }) => answer)
      expect(answers.filter((answer) => answer.includes(quote)).length, `${interview.slug} ${language}`).toBe(1)
    }
  }
})

test.each([
  ['news', 200, 105],
  ['volume', 600, 380],
] as const)('the text of each %s has at least %i words in English and %i in Nepali', (kind, english, nepali) => {
  for (const { slug, words } of contentsOf(kind)) {
    expect(countWords(words.en.body), slug).toBeGreaterThanOrEqual(english)
    expect(countWords(words.ne.body), slug).toBeGreaterThanOrEqual(nepali)
  }
})

test.each([
  ['news', 24],
  ['volume', 4],
  ['interview', 6],
  ['session', 4],
  ['artist', 12],
] as const)('there is enough to read and hear: of %s %i or more', (kind, least) => {
  expect(contentsOf(kind).length).toBeGreaterThanOrEqual(least)
})

test('the podcast has six episodes, each of an interview and with three chapters or more', () => {
  const interviews = contentsOf('interview').map(({ slug }) => slug)
  expect(EPISODES).toHaveLength(6)
  for (const { interview, chapters } of EPISODES) {
    expect(interviews).toContain(interview)
    expect(new Set(chapters.map(({ title }) => title.en)).size, interview).toBeGreaterThanOrEqual(3)
  }
})

test('every artist is in the picture with what they play, and a band with all of its members', () => {
  for (const { slug } of contentsOf('artist')) {
    const figures = FIGURES[slug]
    expect(figures, slug).toBeDefined()
    // The choir of a lane is drawn as one.
    if (figures && 'band' in figures && figures.band.place !== 'lane')
      expect(figures.band.members.length, slug).toBeGreaterThanOrEqual(2)
  }
  expect(Object.values(FIGURES).filter((figures) => 'band' in figures).length).toBeGreaterThanOrEqual(4)
})
