import { drawPicture } from '../artwork/draw-picture.ts'
import { KUHIROKO_GHAR_CHAPTER } from './chapter-of-kuhiroko-ghar.ts'
import { RAIN_LEDGER_CHAPTER } from './chapter-of-the-rain-ledger.ts'
import { bindSample, type Sample } from './epub.ts'

const MODIFIED = '2026-09-21T00:00:00Z'

const rainLedger = (): Sample => ({
  identifier: 'urn:uuid:0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e10',
  language: 'en',
  title: 'The Rain Ledger',
  author: 'Ishvari Tamot',
  publisher: 'Third Lane Press',
  cover: drawPicture({
    name: 'cover:the-rain-ledger',
    kind: 'cover',
    language: 'en',
    palette: 'lapis',
    motif: 'engraving',
    plan: 'foot',
    height: 600,
    title: 'The Rain Ledger',
    author: 'Ishvari Tamot',
    alt: { en: '', ne: '' },
  }),
  chapter: RAIN_LEDGER_CHAPTER,
  colophon: [
    'This is the first chapter of The Rain Ledger. The other twenty-two are as wet.',
    'The book, its author and its publisher are invented; the chapter is not.',
  ],
  modified: MODIFIED,
})

const kuhirokoGhar = (): Sample => ({
  identifier: 'urn:uuid:0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e11',
  language: 'ne',
  title: 'कुहिरोको घर',
  author: 'निर्जला बान्तवा',
  publisher: 'लोक्ता गृह',
  cover: drawPicture({
    name: 'cover:kuhiroko-ghar',
    kind: 'cover',
    language: 'ne',
    palette: 'chalk',
    motif: 'steps',
    plan: 'crown',
    height: 590,
    title: 'कुहिरोको घर',
    author: 'निर्जला बान्तवा',
    alt: { en: '', ne: '' },
  }),
  chapter: KUHIROKO_GHAR_CHAPTER,
  colophon: [
    'यो “कुहिरोको घर” को पहिलो अध्याय हो। बाँकीमा कुहिरो झन् बाक्लो छ।',
    'किताब, लेखक र प्रकाशक काल्पनिक हुन्; अध्याय भने साँच्चै लेखिएको हो।',
  ],
  modified: MODIFIED,
})

/** The first chapters that may be read before buying, as books. */
export const bindSamples = () => ({ en: bindSample(rainLedger()), ne: bindSample(kuhirokoGhar()) })

/** What stands behind every e-book that is bought here: no more of any was written. */
export const bindBooks = () => ({
  en: bindSample({
    ...rainLedger(),
    identifier: 'urn:uuid:0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e12',
    colophon: [
      'Every e-book of this shop in English opens here: its books are invented, and this chapter is all that was written.',
      'It is yours for ever, and the ending with it, which you may now decide.',
    ],
  }),
  ne: bindSample({
    ...kuhirokoGhar(),
    identifier: 'urn:uuid:0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e13',
    colophon: [
      'यस पसलका नेपाली ई-बुक सबै यहीँ खुल्छन्: किताब काल्पनिक हुन्, लेखिएको यही अध्याय मात्र हो।',
      'यो सधैँका लागि तपाईंको भयो; अन्त्य कस्तो हुने, त्यो पनि अब तपाईंकै हातमा।',
    ],
  }),
})
