import { writeDigits } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import type { ProductRow } from './queries.ts'

const WORDS = {
  en: {
    names: {
      language: 'Language',
      pages: 'Pages',
      duration: 'Duration',
      publisher: 'Publisher',
      published_on: 'Published',
      isbn: 'ISBN',
    },
    languages: { en: 'English', ne: 'Nepali' },
    duration: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
  },
  ne: {
    names: {
      language: 'भाषा',
      pages: 'पाना',
      duration: 'अवधि',
      publisher: 'प्रकाशक',
      published_on: 'प्रकाशित',
      isbn: 'आईएसबीएन',
    },
    languages: { en: 'अङ्ग्रेजी', ne: 'नेपाली' },
    duration: (hours: number, minutes: number) => (hours > 0 ? `${hours} घण्टा ${minutes} मिनेट` : `${minutes} मिनेट`),
  },
}

const MINUTES_PER_HOUR = 60

/** What is known of a product, as lines of a table. */
export function attributesOf(row: ProductRow, language: Language) {
  const { names, languages } = WORDS[language]
  const values: Record<keyof typeof names, string | null> = {
    language: languages[row.language],
    pages: row.pages === null ? null : writeDigits(row.pages, language),
    duration: row.duration_seconds === null ? null : writeDigits(durationOf(row.duration_seconds, language), language),
    publisher: row.publisher?.name ?? null,
    published_on: row.published_on === null ? null : writeDigits(row.published_on, language),
    isbn: row.isbn,
  }
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((code) => {
    const value = values[code]
    return value === null ? [] : [{ name: names[code], value, code }]
  })
}

function durationOf(seconds: number, language: Language) {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return WORDS[language].duration(Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR)
}
