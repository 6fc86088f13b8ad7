import type { Language } from '../http/language.ts'

type Words = Record<Language, string>

const WORDS: Record<string, Words> = {
  placed: { en: 'Ordered', ne: 'अर्डर भयो' },
  confirmed: { en: 'Confirmed, to be paid on delivery', ne: 'पक्का भयो, पाउँदा तिर्ने' },
  payment_pending: { en: 'Payment begun', ne: 'भुक्तानी सुरु भयो' },
  payment_failed: { en: 'The payment failed', ne: 'भुक्तानी भएन' },
  payment_cancelled: { en: 'The payment was cancelled', ne: 'भुक्तानी रद्द भयो' },
  payment_expired: { en: 'The payment took too long', ne: 'भुक्तानीको समय सकियो' },
  payment_review: { en: 'The payment is being looked into', ne: 'भुक्तानी जाँचिँदै छ' },
  payment_refund_due: { en: 'The payment goes back', ne: 'भुक्तानी फिर्ता हुँदै छ' },
  payment_refunded: { en: 'The payment was given back', ne: 'भुक्तानी फिर्ता भयो' },
  payment_partially_refunded: { en: 'A part of the payment was given back', ne: 'भुक्तानीको केही अंश फिर्ता भयो' },
  paid: { en: 'Paid', ne: 'भुक्तानी भयो' },
  revived: { en: 'Taken up again, the payment came late', ne: 'ढिलो भुक्तानी आएर फेरि सुरु भयो' },
  paid_twice: { en: 'Another payment came and goes back', ne: 'अर्को भुक्तानी आयो, फिर्ता हुँदै छ' },
  refund_due: {
    en: 'A payment came that nothing can be had for any more; it goes back',
    ne: 'भुक्तानी आयो तर सामान बाँकी छैन; फिर्ता हुँदै छ',
  },
  granted: { en: 'Ready for you', ne: 'तपाईंका लागि तयार' },
  expired: { en: 'Closed, it was not paid in time', ne: 'समयमा भुक्तानी नभई बन्द भयो' },
  cancelled: { en: 'Cancelled', ne: 'रद्द भयो' },
  unfulfilled: { en: 'Unpacked again', ne: 'प्याक खोलियो' },
  packed: { en: 'Packed', ne: 'प्याक भयो' },
  shipped: { en: 'Handed to the courier', ne: 'कुरियरलाई दिइयो' },
  delivered: { en: 'Delivered', ne: 'पुग्यो' },
  returned: { en: 'Came back to us', ne: 'हामीकहाँ फर्कियो' },
  revoked: { en: 'Taken back', ne: 'फिर्ता लिइयो' },
  cod_collected: { en: 'Paid on delivery', ne: 'पाउँदा भुक्तानी भयो' },
  refunded: { en: 'Money given back', ne: 'पैसा फिर्ता' },
  refund_by_hand: { en: 'Your money is on its way back', ne: 'तपाईंको पैसा फिर्ता हुँदै छ' },
  complete: { en: 'Complete', ne: 'पूरा भयो' },
}

/** What happened, for a visitor; what has no words yet is told by its code. */
export const eventWords = (code: string): Words => WORDS[code] ?? { en: code, ne: code }
