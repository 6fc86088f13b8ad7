import { writeDigits } from '@dabali/domain'
import type * as en from '../en/labels.ts'

const ne = (count: number) => writeDigits(count, 'ne')

export const orderEvents: typeof en.orderEvents = {
  placed: 'अर्डर भयो',
  confirmed: 'पक्का भयो, क्यास अन डेलिभरी',
  payment_pending: 'भुक्तानी सुरु भयो',
  payment_failed: 'भुक्तानी असफल भयो',
  payment_cancelled: 'भुक्तानी रद्द भयो',
  payment_expired: 'भुक्तानीको समय सकियो',
  payment_review: 'भुक्तानी जाँचिँदै छ',
  payment_refund_due: 'रकम फिर्ता सुरु भयो',
  payment_refunded: 'भुक्तानी फिर्ता भयो',
  payment_partially_refunded: 'भुक्तानीको केही अंश फिर्ता भयो',
  paid: 'भुक्तानी भयो',
  revived: 'ढिलो भुक्तानी आएपछि फेरि खुल्यो',
  paid_twice: 'दोस्रो भुक्तानी आयो, रकम फिर्ता सुरु भयो',
  refund_due: 'सामान सकिएपछि भुक्तानी आयो, रकम फिर्ता सुरु भयो',
  granted: 'तयार',
  expired: 'समयमा भुक्तानी नभएर म्याद सकियो',
  cancelled: 'रद्द भयो',
  unfulfilled: 'प्याक खोलियो',
  packed: 'प्याक भयो',
  shipped: 'कुरियरलाई दिइयो',
  delivered: 'डेलिभरी भयो',
  returned: 'फिर्ता आयो',
  revoked: 'फिर्ता लिइयो',
  cod_collected: 'डेलिभरीमा भुक्तानी भयो',
  refunded: 'रकम फिर्ता भयो',
  gift_card_returned: 'उपहार कार्डमा फिर्ता गरियो',
  refund_by_hand: 'रकम फिर्ता हुँदै छ',
  items_cancelled: 'केही सामान रद्द गरियो',
  complete: 'पूरा भयो',
}

export const orderStates: typeof en.orderStates = {
  waiting: 'भुक्तानी बाँकी',
  pending: 'भुक्तानी पक्का हुँदै',
  review: 'भुक्तानी जाँचिँदै',
  failed: 'भुक्तानी असफल भयो। फेरि प्रयास गर्न सकिन्छ',
  paymentCancelled: 'भुक्तानी रद्द भयो। फेरि प्रयास गर्न सकिन्छ',
  paymentExpired: 'भुक्तानीको समय सकियो। फेरि प्रयास गर्न सकिन्छ',
  closedPending: 'बन्द। भुक्तानी आयो कि जाँचिँदै',
  closedReview: 'बन्द। भुक्तानी जाँचिँदै',
  closedRefundDue: 'बन्द। रकम फिर्ता हुँदै',
  closedPartlyRefunded: 'रद्द। केही रकम फिर्ता भयो',
  closedRefunded: 'रद्द। रकम फिर्ता भयो',
  cancelled: 'रद्द',
  expired: 'समयमा भुक्तानी भएन',
  codUnfulfilled: 'पक्का भयो। डेलिभरीमा तिर्नुहोस्',
  codPacked: 'प्याक भयो। डेलिभरीमा तिर्नुहोस्',
  codPartlyShipped: 'केही सामान पठाइयो। डेलिभरीमा तिर्नुहोस्',
  codShipped: 'पठाइयो। डेलिभरीमा तिर्नुहोस्',
  unfulfilled: 'भुक्तानी भयो। पठाउन बाँकी',
  packed: 'भुक्तानी भयो, प्याक भयो',
  partlyShipped: 'भुक्तानी भयो। केही सामान पठाइयो',
  shipped: 'भुक्तानी भयो, पठाइयो',
  delivered: 'डेलिभरी भयो',
  returned: 'फिर्ता आयो',
  granted: 'भुक्तानी भयो, तयार छ',
  tip: 'टिप दिइयो',
  revoked: 'फिर्ता लिइयो',
  refundDue: 'रकम फिर्ता हुँदै',
  refunded: 'रकम फिर्ता भयो',
  partlyRefunded: '। केही रकम फिर्ता भयो',
}

export const availability: typeof en.availability = {
  digital: 'तुरुन्तै उपलब्ध',
  inStock: (copies) => `उपलब्ध छ (${copies} प्रति)`,
  unlimited: 'उपलब्ध छ',
  soldOut: 'सकियो',
  unlisted: 'अब बेचिँदैन',
}

export const attributes: typeof en.attributes = {
  names: {
    language: 'भाषा',
    pages: 'पृष्ठ',
    duration: 'अवधि',
    publisher: 'प्रकाशक',
    published_on: 'प्रकाशित',
    isbn: 'आईएसबीएन',
  },
  duration: (hours, minutes) => (hours > 0 ? `${ne(hours)} घण्टा ${ne(minutes)} मिनेट` : `${ne(minutes)} मिनेट`),
}

export const languages: typeof en.languages = { en: 'अङ्ग्रेजी', ne: 'नेपाली' }

export const facets: typeof en.facets = {
  names: {
    product_class: 'प्रकार',
    category: 'विधा',
    author: 'लेखक',
    language: 'भाषा',
    publisher: 'प्रकाशक',
    price: 'मूल्य',
    in_stock: 'उपलब्धता',
  },
  values: { true: 'उपलब्ध', false: 'सकियो' },
  upTo: (to) => `रु ${to} सम्म`,
  between: (from, to) => `रु ${from} देखि रु ${to}`,
  from: (from) => `रु ${from} भन्दा बढी`,
}

export const contentFacets: typeof en.contentFacets = {
  date: 'मिति',
  city: 'सहर',
  genre: 'विधा',
  free: 'निःशुल्क',
  streamed: 'प्रसारण हुने',
  step_free: 'खुड्किला नभएको',
  children: 'बालबालिकाका लागि',
  letter: 'पहिलो अक्षर',
  format: 'ढाँचा',
}

export const recordFormats: typeof en.recordFormats = { album: 'एल्बम', ep: 'इपी', single: 'सिङ्गल' }

export const events: typeof en.events = {
  date: '2026-12-13 जस्तो मिति, 2026-12 जस्तो महिना वा 2026-12-13..2026-12-20 जस्तो अवधि छान्नुहोस्।',
  online: 'अनलाइन',
  periods: {
    today: 'आज',
    'this-week': 'यो हप्ता',
    'this-weekend': 'यो सप्ताहान्त',
    'this-month': 'यो महिना',
  },
}

export const shareImages: typeof en.shareImages = {
  shop: { title: 'नेपालको पुस्तक पसल', by: 'छापिएका किताब, ई-बुक र अडियोबुक, नेपाली र अङ्ग्रेजीमा' },
  stage: { title: 'सङ्गीत र संस्कृति', by: 'कार्यक्रम, प्रत्यक्ष प्रसारण, रेकर्ड र कलाकार' },
  kinds: {
    article: 'लेख',
    series: 'शृङ्खला',
    booklist: 'किताब सूची',
    author: 'लेखक',
    category: 'विधा',
    publisher: 'प्रकाशक',
    artist: 'कलाकार',
    event: 'कार्यक्रम',
    record: 'रेकर्ड',
    interview: 'अन्तर्वार्ता',
    session: 'सेसन',
    volume: 'अङ्क',
    news: 'समाचार',
  },
}

export const calendar: typeof en.calendar = { name: 'डबलीका कार्यक्रम' }

export const live: typeof en.live = {
  no_ticket: 'यो हेर्न प्रसारणको टिकट चाहिन्छ।',
  not_started: 'प्रसारण सुरु भएको छैन।',
  interrupted: 'प्रसारण रोकिएको छ। आफैँ फेरि सुरु हुन्छ।',
  ended: 'यो प्रसारण सकियो।',
  cancelled: 'यो कार्यक्रम रद्द भयो।',
  watching_elsewhere: 'तपाईं अर्को डिभाइसमा हेर्दै हुनुहुन्छ। चाहनुहुन्छ भने यहीँ हेर्न सक्नुहुन्छ।',
  not_watching: 'यो डिभाइसमा प्रसारण रोकियो। फेरि सुरु गर्नुहोस्।',
  expired: 'यो सत्रको म्याद सकियो। फेरि सुरु गर्नुहोस्।',
  unknown_hash: 'यो लिङ्क मान्य छैन।',
  hash_expired: 'यो लिङ्कको म्याद सकियो।',
  hash_used_up: 'यो लिङ्क प्रयोग भइसक्यो।',
  device: 'डिभाइसको आईडी पठाउनुहोस्।',
  expiry: 'अबको पाँच वर्षभित्रको समय लेख्नुहोस्।',
}

export const chat: typeof en.chat = {
  empty: 'सन्देश लेख्नुहोस्।',
  too_long: 'सन्देश बढीमा ३०० अक्षरको हुन सक्छ।',
  name: 'कम्तीमा एउटा अक्षर भएको नाम लेख्नुहोस्।',
  email: 'नाममा इमेल ठेगाना नराख्नुहोस्। यहाँ सबैले देख्छन्।',
  taken: 'यो नाम अरूले लिइसके। अर्को नाम छान्नुहोस्।',
  name_needed: 'सन्देश पठाउनुअघि नाम छान्नुहोस्।',
  name_chosen: 'यहाँ तपाईंको नाम पहिल्यै छ। कार्यक्रमभरि फेर्न मिल्दैन।',
  muted: 'तपाईंलाई म्युट गरिएको छ। च्याट पढ्न भने मिल्छ।',
  chat_closed: 'च्याट अहिले बन्द छ।',
  no_message: 'यो सन्देश अब छैन।',
  not_mutable: 'यो सन्देश लेख्नेलाई म्युट गर्न मिल्दैन। यो कर्मचारी वा मेटाइएको खाताको सन्देश हो।',
  no_chat: 'च्याट अहिले उपलब्ध छैन।',
}
