import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'

/** The hour of a moment in Kathmandu; nothing where none is known. */
export function timeOf(moment: string | null, language: Language): string {
  if (moment === null) return ''
  const words = language === 'ne' ? displayNepaliDate(moment) : displayDate(moment)
  return words.split(' ').at(-1) ?? ''
}
