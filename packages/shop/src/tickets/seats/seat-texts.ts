import type { Language } from '@dabali/domain'
import type en from './messages/en.json'

export type SeatTexts = Readonly<Record<keyof typeof en, string>>

/** The texts of the plan load with it: they are not part of every event page. They have placeholders only, no plural forms. */
export const loadSeatTexts = (language: Language): Promise<SeatTexts> =>
  (language === 'ne' ? import('./messages/ne.json') : import('./messages/en.json')).then(({ default: texts }) => texts)
