import { expect, it } from 'vitest'
import { workTitles } from './work-titles.ts'

const FOG = { en: 'House of Fog', ne: 'कुहिरोको घर' }
const alone = (own: string) => ({ own, other: undefined, roman: undefined })

it.each([
  {
    work: { language: 'ne', titles: FOG },
    shown: { own: 'कुहिरोको घर', other: 'House of Fog', roman: 'Kuhiroko Ghar' },
  },
  {
    work: { language: 'en', titles: { en: 'The Rain Ledger', ne: 'वर्षाको बहीखाता' } },
    shown: { own: 'The Rain Ledger', other: 'वर्षाको बहीखाता', roman: 'Varshako Bahikhata' },
  },
  { work: { language: 'ne', titles: { ne: 'झरी' } }, shown: { own: 'झरी', other: undefined, roman: 'Jhari' } },
  { work: { language: 'en', titles: { ne: 'झरी' } }, shown: { own: 'झरी', other: undefined, roman: 'Jhari' } },
  { work: { language: 'ne', titles: { en: 'Rain' } }, shown: alone('Rain') },
  { work: { language: 'ne', titles: { en: 'Low Cloud', ne: 'Low Cloud' } }, shown: alone('Low Cloud') },
  { work: { language: 'en', titles: {} }, shown: alone('Fog') },
  { work: { language: 'ne', titles: FOG, product_class: 'Ticket' }, shown: alone('Fog') },
  { work: { language: 'ne' }, shown: alone('Fog') },
  { work: { titles: FOG }, shown: alone('Fog') },
] as const)('$work is shown as $shown', ({ work, shown }) => {
  expect(workTitles({ title: 'Fog', product_class: 'Book', ...work })).toEqual(shown)
})
