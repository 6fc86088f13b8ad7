import type { DemoMedia } from '../src/demo-rows.ts'

/** Names of media, for tests that compose the demo and open none of them. */
export const NAMED_MEDIA: DemoMedia = {
  samples: { en: 'sample-en', ne: 'sample-ne' },
  chapter: { en: 'chapter-en', ne: 'chapter-ne' },
  previews: ['one', 'two'],
  films: ['film'],
  sessions: { 'tara-nembang-in-a-weaving-shed': 'session-film' },
  interviewAudio: { 'tara-nembang-puts-the-slope-back': 'kettle' },
  books: { en: 'book-en', ne: 'book-ne' },
  parts: [{ media_name: 'film', part_name: 'segment' }],
}
