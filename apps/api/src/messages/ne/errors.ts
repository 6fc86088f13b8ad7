import { writeDigits } from '@dabali/domain'
import type * as en from '../en/errors.ts'

const ne = (count: number) => writeDigits(count, 'ne')

export const errors: typeof en.errors = {
  moved: 'यो अन्यत्र सरिसक्यो।',
  malformed: 'यो अनुरोध पढ्न सकिएन।',
  not_authenticated: 'यो गर्न लग इन गर्नुपर्छ।',
  permission_denied: 'तपाईंलाई यो गर्ने अनुमति छैन।',
  foreign_origin: 'यो वेबसाइटबाट अनुरोध गर्न मिल्दैन।',
  not_found: 'भेटिएन।',
  method_not_allowed: 'यहाँ "{method}" विधि चल्दैन।',
  request_timeout: 'अनुरोधको समय सकियो।',
  too_large: 'अनुरोध धेरै ठूलो भयो।',
  too_long: 'वेब ठेगाना धेरै लामो भयो।',
  unsupported_media_type: 'पठाइने डाटा JSON हुनुपर्छ।',
  range_not_satisfiable: 'मागिएको अंश फाइलभन्दा बाहिर छ।',
  throttled: 'धेरै पटक प्रयास भयो। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
  headers_too_large: 'अनुरोधका हेडर धेरै ठूला भए।',
  error: 'केही गडबड भयो!',
  unavailable: 'सेवा अहिले उपलब्ध छैन। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
  busy: 'अहिले धेरै जना किन्दै हुनुहुन्छ। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
  busy_drawing: 'अहिले तस्बिर बनाउन धेरै भार छ। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
  too_much_to_refund: 'फिर्ता गर्न मिल्ने रकमभन्दा यो बढी हो।',
  not_in_review: 'यो भुक्तानी जाँचमा छैन।',
  refund_not_manual: 'यो रकम भुक्तानी सेवाले आफैँ फिर्ता गर्छ।',
}

export const validation: typeof en.validation = {
  request: 'यो अनुरोध मान्य छैन।',
  required: 'यो भर्नुपर्छ।',
  string: 'अक्षरमा लेख्नुहोस्।',
  integer: 'पूर्ण सङ्ख्या लेख्नुहोस्।',
  number: 'सङ्ख्या लेख्नुहोस्।',
  boolean: 'true वा false लेख्नुहोस्।',
  object: 'JSON वस्तु पठाउनुहोस्।',
  array: 'सूची पठाउनुहोस्।',
  null: 'यो खाली छोड्नुहोस्।',
  minimum: (limit) => `${ne(limit)} वा त्योभन्दा बढी लेख्नुहोस्।`,
  maximum: (limit) => `${ne(limit)} वा त्योभन्दा कम लेख्नुहोस्।`,
  exclusiveMinimum: (limit) => `${ne(limit)} भन्दा बढी लेख्नुहोस्।`,
  exclusiveMaximum: (limit) => `${ne(limit)} भन्दा कम लेख्नुहोस्।`,
  multipleOf: (step) => `${ne(step)} को गुणज लेख्नुहोस्।`,
  minLength: (length) => `कम्तीमा ${ne(length)} अक्षर लेख्नुहोस्।`,
  maxLength: (length) => `बढीमा ${ne(length)} अक्षर लेख्नुहोस्।`,
  minItems: (count) => `कम्तीमा ${ne(count)} वटा राख्नुहोस्।`,
  maxItems: (count) => `बढीमा ${ne(count)} वटा राख्नुहोस्।`,
  uniqueItems: 'दोहोरिएका हटाउनुहोस्।',
  choice: (choices) => `यीमध्ये एउटा छान्नुहोस्: ${choices}।`,
  pattern: 'लेख्ने ढाँचा मिलेन।',
  date: 'मिति 2026-11-28 जस्तो गरी लेख्नुहोस्।',
  dateTime: 'समय 2026-11-28T12:15:00Z जस्तो गरी लेख्नुहोस्।',
  unknownField: (name) => `"${name}" भन्ने फिल्ड यहाँ चल्दैन।`,
  invalid: 'यो मान मान्य छैन।',
  email: 'इमेल ठेगाना लेख्नुहोस्, जस्तै maya@example.com।',
  phone: 'फोन नम्बर लेख्नुहोस्, जस्तै ९८४१२३४५६७।',
}

export const requests: typeof en.requests = {
  waitSeconds: (count) => `धेरै पटक प्रयास भयो। ${ne(count)} सेकेन्डपछि फेरि प्रयास गर्नुहोस्।`,
  waitMinutes: (count) => `धेरै पटक प्रयास भयो। ${ne(count)} मिनेटपछि फेरि प्रयास गर्नुहोस्।`,
  keyReused: 'यो Idempotency-Key अर्कै अनुरोधमा प्रयोग भइसक्यो।',
  inFlight: 'यही अनुरोधको काम भइरहेको छ। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
}

export const account: typeof en.account = {
  linkSent: 'लिङ्क र कोड तपाईंको इमेलमा पठायौँ।',
  linkNotUsable: 'यो लिङ्कको म्याद सकियो वा प्रयोग भइसक्यो। नयाँ माग्नुहोस्।',
  wrongCode: 'कोड मिलेन वा यसको म्याद सकियो।',
  loginNotFresh: 'खाता मेटाउन फेरि लग इन गर्नुहोस्, वा हामीले इमेलमा पठाएको कोड लेख्नुहोस्।',
  tooManyAddresses: (most) => `बढीमा ${ne(most)} वटा ठेगाना सुरक्षित गर्न मिल्छ। पहिले एउटा हटाउनुहोस्।`,
}

export const socialLogin: typeof en.socialLogin = {
  failed: 'लग इन भएन। फेरि प्रयास गर्नुहोस्।',
  unavailable: (label) => `अहिले ${label} बाट जवाफ आएन। एकैछिनमा फेरि प्रयास गर्नुहोस्, वा इमेलबाट लग इन गर्नुहोस्।`,
  unverified: (label) =>
    `यो इमेल ठेगाना ${label} ले प्रमाणित गरेको छैन। पहिले इमेलबाट लग इन गर्नुहोस्; त्यसपछि ${label} खातामा जोड्न सक्नुहुन्छ।`,
  unproven: (label) => `यो इमेल ठेगानाको खाता पहिल्यै छ। पहिले इमेलबाट लग इन गर्नुहोस्; त्यसपछि ${label} त्यसमा जोड्न सक्नुहुन्छ।`,
  taken: (label) => `यो ${label} खाता यहाँको अर्कै खातासँग जोडिएको छ।`,
}

export const address: typeof en.address = {
  country: 'देश छान्नुहोस्।',
  ward: (last) => `१ देखि ${ne(last)} सम्मको वडा नम्बर लेख्नुहोस्।`,
  postcode: 'हुलाक कोडका ५ अङ्क लेख्नुहोस्, वा खाली छोड्नुहोस्।',
}

export const newsletter: typeof en.newsletter = {
  confirmationSent: 'इमेल हेर्नुहोस् र सदस्यता पक्का गर्नुहोस्।',
  linkNotUsable: 'यो लिङ्कको म्याद सकियो वा प्रयोग भइसक्यो। नयाँ लिङ्कका लागि फेरि सदस्यता लिनुहोस्।',
}

export const contact: typeof en.contact = {
  sent: 'धन्यवाद। तपाईंको सन्देश पायौँ; इमेलबाट जवाफ दिनेछौँ।',
}

export const catalogue: typeof en.catalogue = {
  choice: (value) => `${value} उपलब्ध विकल्पमध्ये पर्दैन।`,
  priceRange: 'price_min वा त्योभन्दा बढी मूल्य लेख्नुहोस्।',
}

export const stockNotice = {
  added: 'फेरि उपलब्ध हुँदा एउटा इमेल पठाउनेछौं।',
  inStock: 'यो सामान उपलब्ध छ।',
}

export const wishlist = {
  full: (most: number) => `इच्छासूचीमा ${ne(most)} वटा मात्र अट्छ। नयाँ राख्न एउटा हटाउनुहोस्।`,
}

export const reviews: typeof en.reviews = {
  notBought: 'यो किन्नेले मात्र समीक्षा लेख्न सक्नुहुन्छ।',
  ownVote: 'आफ्नै समीक्षालाई उपयोगी भन्न मिल्दैन।',
  ownReport: 'आफ्नै समीक्षाबारे उजुरी गर्न मिल्दैन।',
}
