import { mediaSrc } from '../content/media-src.ts'
import { storedFacts } from '../content/stored-facts.ts'
import { cardsOf } from '../content/to-content-card.ts'
import { toCardOf, toDetailOf } from '../content/to-content-detail.ts'
import { toShelf } from '../shelf/to-shelf.ts'
import type { Interview, InterviewDetail } from './interview.ts'
import type { InterviewDetailRow, InterviewRow } from './queries.ts'

export const toInterview = (row: InterviewRow): Interview => ({ ...toCardOf('interview', row), ...interviewOf(row) })

export function toInterviewDetail(row: InterviewDetailRow): InterviewDetail {
  const words = storedFacts(row.words)
  const audio = storedFacts(row.facts).optionalText('audio_media')
  return {
    ...toDetailOf('interview', row),
    ...interviewOf(row),
    exchanges: words.items('exchanges').map((one) => ({ question: one.text('question'), answer: one.text('answer') })),
    transcript: words.optionalText('transcript'),
    audio: audio === null ? null : { src: mediaSrc(audio) },
    records: cardsOf(row.linked, 'record'),
    events: cardsOf(row.linked, 'event'),
    sessions: cardsOf(row.linked, 'session'),
    volumes: cardsOf(row.linked, 'volume'),
    news: cardsOf(row.linked, 'news'),
    products: toShelf(row.shelf),
  }
}

const interviewOf = ({ words, linked }: Pick<InterviewRow, 'words' | 'linked'>) => ({
  artists: cardsOf(linked, 'artist'),
  pull_quote: storedFacts(words).text('pull_quote'),
})
