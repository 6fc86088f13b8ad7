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
  second_factor_required: 'अगाडि बढ्न अथेन्टिकेटर एपको कोड लेख्नुहोस् वा पासकी प्रयोग गर्नुहोस्।',
  second_factor_setup_required: 'अगाडि बढ्न अथेन्टिकेटर एप वा पासकी राख्नुहोस्।',
  fresh_login_required: 'अथेन्टिकेटर एप वा पासकी राख्न फेरि लग इन गर्नुहोस्।',
  no_second_factor: 'पहिले अथेन्टिकेटर एप वा पासकी राख्नुहोस्।',
  last_owner: 'यो अन्तिम मालिक हो। पहिले अर्को सदस्यलाई मालिक बनाउनुहोस्।',
  already_member: 'यो व्यक्ति पहिल्यै कर्मचारी हुनुहुन्छ।',
  invitation_for_another: 'निम्तो आएको इमेल ठेगानाले लग इन गर्नुहोस्।',
  no_stock: 'यो सामान फाइलमा पठाइन्छ, त्यसैले यसको मौज्दात असीमित छ।',
  not_own_note: 'यो टिपोट लेख्नेले मात्र फेर्न वा हटाउन सक्छ।',
  no_ebook: 'ई-बुकको मात्र EPUB फाइल हुन्छ।',
  no_media: 'अडियोबुक, डिजिटल सेट र भिडियोमा मात्र यस्ता फाइल हुन्छन्।',
  not_counted: 'पहिले यो सामान गन्नुहोस्। नगनेसम्म यसको मौज्दात असीमित हुन्छ।',
  customer_is_staff: 'कर्मचारी वा पूर्व कर्मचारीको खाताको विवरण यहाँ निकाल्न, मेटाउन वा मिलाउन मिल्दैन।',
  customer_is_guest: 'खाताहरू मात्र मिलाउन मिल्छ।',
  account_removed: 'यसैबीच यो खाता मेटाइयो वा अर्को खातामा मिलाइयो। फेरि लग इन गर्नुहोस्।',
}

export const validation: typeof en.validation = {
  request: 'यो अनुरोध मान्य छैन।',
  required: 'यो भर्नुपर्छ।',
  string: 'अक्षरमा लेख्नुहोस्।',
  integer: 'पूर्ण सङ्ख्या लेख्नुहोस्।',
  number: 'सङ्ख्या लेख्नुहोस्।',
  boolean: 'कृपया true वा false लेख्नुहोस्।',
  object: 'कृपया JSON वस्तु पठाउनुहोस्।',
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
  nullCharacter: 'शून्य क्यारेक्टर (U+0000) हटाउनुहोस्।',
  unknownField: (name) => `"${name}" भन्ने फिल्ड यहाँ चल्दैन।`,
  invalid: 'यो मान मान्य छैन।',
  email: 'इमेल ठेगाना लेख्नुहोस्, जस्तै maya@example.com।',
  phone: 'फोन नम्बर लेख्नुहोस्, जस्तै ९८४१२३४५६७।',
  amount: '1170.00 जस्तो रकम लेख्नुहोस्।',
}

export const requests: typeof en.requests = {
  waitSeconds: (count) => `धेरै पटक प्रयास भयो। ${ne(count)} सेकेन्डपछि फेरि प्रयास गर्नुहोस्।`,
  waitMinutes: (count) => `धेरै पटक प्रयास भयो। ${ne(count)} मिनेटपछि फेरि प्रयास गर्नुहोस्।`,
  keyReused: 'यो Idempotency-Key अर्कै अनुरोधमा प्रयोग भइसक्यो।',
  inFlight: 'यही अनुरोधको काम भइरहेको छ। एकैछिनमा फेरि प्रयास गर्नुहोस्।',
  answerRemoved: 'यो अनुरोध पूरा भइसक्यो। यसको जवाफमा व्यक्तिगत विवरण भएकाले हटाइयो।',
  version: 'संस्करण उद्धरण चिह्नमा पठाउनुहोस्: "7"।',
}

export const account: typeof en.account = {
  linkSent: 'लिङ्क र कोड तपाईंको इमेलमा पठायौँ।',
  linkNotUsable: 'यो लिङ्कको म्याद सकियो वा प्रयोग भइसक्यो। नयाँ माग्नुहोस्।',
  wrongCode: 'कोड मिलेन वा यसको म्याद सकियो।',
  loginNotFresh: 'खाता मेटाउन फेरि लग इन गर्नुहोस्, वा हामीले इमेलमा पठाएको कोड लेख्नुहोस्।',
  tooManyAddresses: (most) => `बढीमा ${ne(most)} वटा ठेगाना सुरक्षित गर्न मिल्छ। पहिले एउटा हटाउनुहोस्।`,
}

export const staff: typeof en.staff = {
  changed: 'यो अरू कसैले बदलिसक्नुभयो। परिवर्तन हेरेर फेरि प्रयास गर्नुहोस्।',
  noMember: 'सक्रिय सदस्य छान्नुहोस्।',
  invitationNotUsable: 'यो निम्तोको म्याद सकियो वा यो प्रयोग भइसक्यो। नयाँ निम्तो माग्नुहोस्।',
  passkeyRefused: 'त्यो पासकी चलेन। फेरि प्रयास गर्नुहोस् वा अर्को तरिका रोज्नुहोस्।',
}

export const staffContents: typeof en.staffContents = {
  titleFirst: 'यो भाषामा शीर्षक लेख्नुहोस्, वा यसका पाठ हटाउनुहोस्।',
  slugForm: (slug) => (slug === '' ? 'अक्षर वा अङ्क लेख्नुहोस्।' : `यसरी लेख्नुहोस्: ${slug}`),
  slugTaken: 'यो ठेगाना यही प्रकारको अर्को सामग्रीको छ।',
  missing: 'यो अब उपलब्ध छैन। अर्को रोज्नुहोस्।',
  notLinked: 'यो प्रकारको सामग्री यहाँ जोड्न मिल्दैन।',
  otherKind: 'सामग्रीको प्रकार बदल्न मिल्दैन।',
  lyrics: 'वाद्य सङ्गीतको गीतका शब्द हटाउनुहोस्।',
  future: 'आउने समय रोज्नुहोस्।',
  alreadyPublic: 'यो प्रकाशित भइसक्यो। मस्यौदा प्रकाशित गर्नुहोस्, वा पहिले अप्रकाशित गर्नुहोस्।',
  wasPublished: 'यो प्रकाशित भइसकेकाले मेटाउन मिल्दैन। बरु अप्रकाशित गर्नुहोस्।',
  notPublished: 'यो प्रकाशित छैन।',
  noDraft: 'प्रकाशित गर्नुपर्ने परिवर्तन केही छैन।',
}

export const staffEvents: typeof en.staffEvents = {
  doors: 'ढोका सुरु हुने समयपछि खुल्न मिल्दैन।',
  ends: 'सुरु हुने समयपछिको अन्त्य रोज्नुहोस्।',
  venueOrStream: 'स्थान रोज्नुहोस्, वा प्रत्यक्ष प्रसारण गर्नुहोस्।',
  seatedVenue: 'यो स्थानका नम्बर भएका सिट बिक्रीमा छन्, त्यसैले स्थान बदल्न मिल्दैन।',
  streamSold: 'प्रत्यक्ष प्रसारणका टिकट बिकेका छन्, त्यसैले यो हटाउन मिल्दैन।',
  replay: 'प्रत्यक्ष प्रसारण भएमा मात्र पछि हेर्न मिल्छ।',
  capacity: (least) => `${ne(least)} वटा बिकेका वा रोकिएका छन्। ${ne(least)} वा बढी लेख्नुहोस्।`,
  seatedCapacity: 'यो सङ्ख्या खण्डका सिटले तोक्छ।',
  salesEnd: 'बिक्री सुरु हुने समयपछिको अन्त्य रोज्नुहोस्।',
  admits: 'यो मितिमा त्यस्तो ठाउँ छैन। पहिले स्थान रोज्नुहोस् वा प्रत्यक्ष प्रसारण गर्नुहोस्।',
  seatedCopy: 'नम्बर भएका सिटका टिकट त्यही स्थानको मितिमा मात्र सार्न मिल्छ।',
  section: 'यो मितिको स्थानको खण्ड रोज्नुहोस्।',
}

export const staffSeating: typeof en.staffSeating = {
  usedSection: (name) => `खण्ड ${name} का टिकट बिक्रीमा छन् वा बिकेका छन्, त्यसैले यो हटाउन मिल्दैन।`,
  usedSeat: (seat) => `सिट बिकेको, रोकिएको वा बिक्रीमा नराखिएको छ: ${seat}। यसको नम्बर बदल्न वा यो हटाउन मिल्दैन।`,
  sameNumber: (seat) => `दुई सिटको नम्बर एउटै छ: ${seat}।`,
  samePlace: 'दुई सिट एउटै ठाउँमा छन्।',
  tooMany: (most) => `एउटा स्थानमा बढीमा ${ne(most)} सिट राख्न मिल्छ।`,
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
  priceRange: 'मूल्य price_min वा त्योभन्दा बढी लेख्नुहोस्।',
}

export const stockNotice = {
  added: 'फेरि उपलब्ध हुँदा एउटा इमेल पठाउनेछौँ।',
  inStock: 'यो सामान उपलब्ध छ।',
}

export const favourites = {
  full: (most: number) => `बढीमा ${ne(most)} वटा राख्न सकिन्छ। नयाँ राख्न एउटा हटाउनुहोस्।`,
}

export const reminders = {
  tooLate: 'कार्यक्रम सुरु हुन थोरै समय बाँकी छ, अब सम्झाउनी पठाउन सकिँदैन।',
}

export const push = {
  unavailable: 'अहिले सूचना उपलब्ध छैन।',
}

export const wishlist = {
  full: (most: number) => `इच्छासूचीमा ${ne(most)} वटा मात्र अट्छ। नयाँ राख्न एउटा हटाउनुहोस्।`,
}

export const reviews: typeof en.reviews = {
  notBought: 'यो किन्नेले मात्र समीक्षा लेख्न सक्नुहुन्छ।',
  ownVote: 'आफ्नै समीक्षालाई उपयोगी भन्न मिल्दैन।',
  ownReport: 'आफ्नै समीक्षाबारे उजुरी गर्न मिल्दैन।',
}
