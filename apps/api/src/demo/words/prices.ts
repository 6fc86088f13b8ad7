import type { DemoOffer, DemoVoucher } from '../demo.ts'

const LONG_AGO = new Date('2024-04-13T18:15:00Z')
const FAR_AWAY = new Date('2099-04-13T18:15:00Z')

export const VOUCHERS: readonly DemoVoucher[] = [
  { code: 'DASHAIN10', name: 'Dashain: ten in the hundred', starts_at: LONG_AGO, ends_at: FAR_AWAY, percent: 10 },
  {
    code: 'NAMASTE100',
    name: 'A hundred rupees to say hello',
    starts_at: LONG_AGO,
    ends_at: FAR_AWAY,
    amount: 10_000,
    least_total: 50_000,
  },
  {
    code: 'KETTLE20',
    name: 'A fifth off whatever is heard',
    starts_at: LONG_AGO,
    ends_at: FAR_AWAY,
    percent: 20,
    product_classes: ['Audiobook'],
  },
  {
    code: 'LASTRAIN',
    name: 'The monsoon of 2082, which is over',
    starts_at: LONG_AGO,
    ends_at: new Date('2025-09-30T18:15:00Z'),
    percent: 15,
  },
  {
    code: 'FIRSTFIFTY',
    name: 'For the first fifty, who were quick',
    starts_at: LONG_AGO,
    ends_at: FAR_AWAY,
    percent: 25,
    most_uses: 50,
    uses: 50,
  },
]

export const OFFERS: readonly DemoOffer[] = [
  {
    names: { en: 'Three for the children, fifteen in the hundred off', ne: 'बालबालिकाका तीन किताबमा पन्ध्र प्रतिशत छुट' },
    percent: 15,
    category: 'children',
    least_quantity: 3,
  },
  {
    names: { en: 'Two audiobooks, ten in the hundred off', ne: 'दुई अडियोबुकमा दस प्रतिशत छुट' },
    percent: 10,
    product_classes: ['Audiobook'],
    least_quantity: 2,
  },
]
