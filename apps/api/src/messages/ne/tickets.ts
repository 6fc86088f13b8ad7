import { writeDigits } from '@dabali/domain'
import type * as en from '../en/tickets.ts'

const ne = (count: number) => writeDigits(count, 'ne')

export const tickets: typeof en.tickets = {
  revoked: 'यो टिकटको रकम फिर्ता भयो, अब मान्य छैन।',
  used: 'यो टिकट प्रयोग भइसक्यो।',
  ended: 'यो कार्यक्रम सकियो।',
  cancelled: 'यो कार्यक्रम रद्द भयो।',
  noFile: 'छाप्ने टिकट छैन: यो अर्डरको कुनै टिकट अब प्रवेशद्वारमा देखाउन मिल्दैन।',
  tooManyCodes: 'यो टिकटको कोड धेरै पटक फेरियो। अब फेर्न मिल्दैन।',
  ownAddress: 'यो तपाईंकै इमेल हो। पाउने व्यक्तिको इमेल लेख्नुहोस्।',
  linkNotUsable: 'यो लिङ्क अब चल्दैन। पठाउनेसँग नयाँ लिङ्क माग्नुहोस्।',
  notSoldOut: 'टिकट अझै उपलब्ध छन्। पर्खनु पर्दैन।',
  notOnSale: 'यी टिकट बिक्रीमा छैनन्, त्यसैले प्रतीक्षा सूची छैन।',
  unknownType: 'यो कार्यक्रममा यस्तो टिकट छैन।',
  tooManySeats: 'एउटा अर्डरमा किन्न मिल्नेभन्दा बढी टिकट माग्नुभयो।',
  offerOver: 'यो अवसरको समय सकियो। टिकट सूचीको अर्को व्यक्तिलाई दिइयो।',
  scannedAt: 'समय 2026-11-28T12:15:00Z जस्तो गरी लेख्नुहोस्।',
}

export const ticketFiles: typeof en.ticketFiles = {
  title: (event) => `टिकट: ${event}`,
  nth: (number, count) => `टिकट ${number}/${count}`,
  number: (number) => `टिकट ${number}`,
  when: 'मिति र समय',
  doors: 'ढोका खुल्ने',
  doorsAt: (time) => `ढोका ${time} मा खुल्छ`,
  postponed: 'कार्यक्रम सर्‍यो। नयाँ मिति पछि तोकिनेछ।',
  where: 'स्थान',
  seat: 'सिट',
  type: 'टिकटको किसिम',
  row: 'पङ्क्ति',
  name: 'नाम',
  price: 'मूल्य',
  free: 'निःशुल्क',
  order: 'अर्डर',
  presentedBy: (name) => `आयोजक: ${name}`,
  scannedOnce: 'प्रवेश गर्दा एक पटक स्क्यान हुन्छ।',
  ticketNumber: 'टिकट नम्बर',
  calendar: 'मेरा टिकट',
}

export const boxOffice: typeof en.boxOffice = {
  soldOut: (title) => `${title}: टिकट सकियो।`,
  onlyLeft: (title, tickets) => `${title}: ${ne(tickets)} वटा मात्र बाँकी।`,
  over: 'यो कार्यक्रम सकियो। अब बेच्न वा थप्न मिल्दैन।',
  calledOff: 'यो कार्यक्रम रद्द भयो वा सर्‍यो। बेच्न वा थप्न मिल्दैन।',
  priceChanged: 'मूल्य फेरियो। जम्मा रकम हेरेर फेरि प्रयास गर्नुहोस्। केही बिकेको छैन।',
  unknownType: 'यही कार्यक्रमको टिकटको प्रकार छान्नुहोस्।',
  notOnSale: 'यो प्रकारको टिकट बिक्रीमा छैन।',
  tooMany: (tickets) => `एक पटकमा बढीमा ${ne(tickets)} वटा टिकट बेच्न मिल्छ।`,
  tooLate: 'यो बिक्री अब यहाँबाट रद्द गर्न मिल्दैन। अर्डरबाट रकम फिर्ता गर्नुहोस्।',
}

export const guestList: typeof en.guestList = {
  noNames: 'कम्तीमा एउटा नाम लेख्नुहोस्।',
  tooManyNames: (names) => `एक पटकमा बढीमा ${ne(names)} वटा नाम लेख्नुहोस्।`,
  tooFewIds: 'हरेक नामको id पठाउनुहोस्।',
  people: (most) => `१ देखि ${ne(most)} सम्म जनाको संख्या लेख्नुहोस्।`,
  quotaFull: (quota) => `पाहुना सूची भरियो: ${ne(quota)} जनासम्म अट्छन्। सीमा बढाउनुहोस् वा पाहुना हटाउनुहोस्।`,
  quotaTooLow: 'पाहुना सूचीमा त्योभन्दा बढी मानिस छन्। पहिला पाहुना हटाउनुहोस्।',
  noType: 'यही कार्यक्रमको टिकटको प्रकार छान्नुहोस्।',
  arrived: 'यीमध्ये कोही आइसके। पहिला भित्र गएको रद्द गर्नुहोस्।',
}
