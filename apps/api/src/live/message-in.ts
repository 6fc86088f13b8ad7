import type { Language } from '../http/language.ts'

/** What the house says, in the language of whoever reads it if it was said in it. */
export const messageIn = ({ en, ne }: Partial<Record<Language, string>>, language: Language): string | null =>
  (language === 'ne' ? ne || en : en || ne) || null
