import type * as en from '../en/mails.ts'

export const orderMails: typeof en.orderMails = {
  methods: { cod: 'नगद', esewa: 'इसेवा', khalti: 'खल्ती', card: 'कार्ड', free: '', cash: 'नगद', gift_card: 'उपहार कार्ड' },
  subtotal: 'उपजम्मा',
  delivery: 'डेलिभरी',
  total: 'कुल रकम',
  'gift-card': 'उपहार कार्ड',
  'to-pay': 'तिर्नुपर्ने',
  shipTo: 'डेलिभरी ठेगाना',
  viewOrder: 'अर्डर हेर्नुहोस्',
  reference: (number) => `अर्डर ${number}`,
  receivedTitle: (number) => `तपाईंको अर्डर ${number} पायौँ`,
  payUntil: (time) => `अर्डर कायम राख्न ${time} भित्र भुक्तानी गर्नुहोस्।`,
  payOnDelivery: (total) => `डेलिभरीमा ${total} नगद तिर्नुहोस्।`,
  paidTitle: (number) => `अर्डर ${number} पक्का भयो`,
  tipTitle: (number) => `तपाईंको टिप, अर्डर ${number}`,
  backToStream: 'प्रसारणमा फर्कनुहोस्',
  paidBy: (total, method) => `${method}बाट ${total} पायौँ। धन्यवाद।`,
  nothingToPay: 'तिर्नुपर्ने केही छैन। धन्यवाद।',
  shippedTitle: (number) => `अर्डर ${number} पठाइयो`,
  shipped: 'तपाईंको सामान कुरियरलाई बुझायौँ।',
  restFollows: 'अर्डरका बाँकी सामान तयार हुनेबित्तिकै पठाउनेछौँ।',
  refundedTitle: (number) => `अर्डर ${number} को रकम फिर्ता`,
  refundedBy: (amount, method) => `${method}मार्फत ${amount} फिर्ता गर्‍यौँ। आइपुग्न केही दिन लाग्न सक्छ।`,
  refundedByHand: (amount) => `हामी ${amount} फिर्ता गर्नेछौँ। कसरी लिन चाहनुहुन्छ, तपाईंलाई सोध्नेछौँ।`,
  alreadyConfirmed: 'तपाईंको अर्डर क्यास अन डेलिभरीमा पक्का भइसकेको छ।',
  alreadyPaid: 'तपाईंको अर्डरको भुक्तानी अर्को तरिकाले भइसकेको थियो।',
  cancelledTitle: (number) => `अर्डर ${number} रद्द भयो`,
  cancelledUnpaid: 'तपाईंबाट पैसा लिइएको छैन। भुक्तानी आइपुगे फिर्ता गर्नेछौँ।',
  itemsCancelledTitle: (number) => `अर्डर ${number} का केही सामान रद्द भए`,
  itemsCancelled: 'यी सामान रद्द गर्नुपर्‍यो।',
  itemsRefunded: 'तपाईंले यिनका लागि तिर्नुभएको रकम फिर्ता गर्नेछौँ।',
  reason: (reason) => `कारण: ${reason}`,
  cancelledTickets: 'टिकट अब चल्दैनन्।',
  invoiceAttached: 'तपाईंको बीजक यही इमेलसँग छ।',
  nthTicket: (number, count) => `टिकट ${number}/${count}`,
  ticketNumber: (number) => `टिकट नं. ${number}`,
  ticketsAttached: 'छाप्न मिल्ने टिकट (PDF) र क्यालेन्डरको फाइल यसै इमेलमा छन्।',
  keepCodes: 'यो इमेल अरूलाई नदिनुहोस्: कोड पाउने जोसुकैले टिकट प्रयोग गर्न सक्छ।',
  tickets: 'प्रवेशद्वारमा फोन वा कागजमा कोड देखाउनुहोस्।',
  streams: 'प्रत्यक्ष प्रसारण हेर्न हाम्रो साइटमा लग इन गर्नुहोस्।',
  stream: 'प्रत्यक्ष प्रसारण',
  viewTickets: 'टिकट हेर्नुहोस्',
  watchStream: 'प्रसारण हेर्नुहोस्',
  watchStreamOf: (event) => `प्रसारण हेर्नुहोस्: ${event}`,
  library: 'अब तपाईं पढ्न, सुन्न वा हेर्न सक्नुहुन्छ:',
  openLibrary: 'पुस्तकालय खोल्नुहोस्',
  logInAs: (email) => `खोल्न ${email} बाट लग इन गर्नुहोस्।`,
  isGift: 'यो अर्डर उपहार हो।',
  isGiftParcel: 'पार्सलमा मूल्य हुँदैन।',
  giftTitle: (sender) => (sender === '' ? 'तपाईंलाई उपहार आएको छ' : `${sender} ले तपाईंलाई उपहार पठाउनुभयो`),
  hello: (name) => `${name}, नमस्ते!`,
  giftContents: 'तपाईंको उपहार:',
  giftByCourier: 'किताब र अरू सामान कुरियरबाट आउँछ।',
  giftTickets: 'टिकट पठाउने व्यक्तिसँग छन्।',
  claimGiftHow: 'त्यो पेजमा लग इन गरेपछि यो तपाईंको पुस्तकालयमा थपिन्छ। यो लिङ्क अरूलाई नदिनुहोस्: लिङ्क पाउने जोसुकैले उपहार लिन सक्छ।',
  claimGift: 'उपहार लिनुहोस्',
  begunTitle: (title) => `${title} सुरु भयो`,
  renewsTitle: (title) => `${title} नवीकरण भयो`,
  endsTitle: (title) => `${title} सकिँदै छ`,
  until: (time) => `यो ${time} सम्म मान्य छ।`,
  help: { delivery: 'डेलिभरी र शुल्क', returns: 'फिर्ता र रिफन्ड', payments: 'भुक्तानी', 'e-books': 'ई-बुक र डिभाइस' },
  track: 'अर्डर ट्र्याक गर्नुहोस्',
  paidByGiftCard: (total) => `तपाईंको उपहार कार्डबाट ${total} भुक्तानी भयो। धन्यवाद।`,
  returnedToGiftCard: (amount) => `${amount} तपाईंको उपहार कार्डमा फिर्ता आयो।`,
  giftCardSent: (email) => `उपहार कार्ड ${email} मा इमेल गर्छौँ।`,
  giftCardSentOn: (email, day) => `उपहार कार्ड ${day} मा ${email} मा इमेल गर्छौँ।`,
  giftCardTitle: (sender) => (sender === '' ? 'तपाईंलाई उपहार कार्ड आएको छ' : `${sender} ले तपाईंलाई उपहार कार्ड पठाउनुभयो`),
  giftCardWorth: (amount) => `${amount} को उपहार कार्ड। यसले डबलीमा किताब, अडियोबुक, फिल्म लगायत सबै किन्न मिल्छ।`,
  giftCardHow: 'चेकआउटमा यो कोड लेख्नुहोस्। खर्च नभएको रकम कार्डमै रहन्छ र यसको म्याद सकिँदैन।',
  giftCardName: 'उपहार कार्ड',
  giftCardFor: (name) => `${name} का लागि`,
  giftCardFrom: (name) => `${name} बाट`,
  giftCardCode: 'कोड',
  giftCardSteps: (site) => [
    `${site} मा किताब, अडियोबुक, फिल्म वा टिकट रोज्नुहोस्।`,
    'चेकआउटमा “भौचर वा उपहार कार्ड” खोलेर कोड लेख्नुहोस्।',
    'पहिले कार्डबाट भुक्तानी हुन्छ। खर्च नभएको रकम कार्डमै रहन्छ र यसको म्याद सकिँदैन।',
  ],
  giftCardRedeem: 'कसरी चलाउने',
  giftCardKeep: 'यो पाना अरूलाई नदिनुहोस्: कोड हुने जोसुकैले कार्ड खर्च गर्न सक्छ।',
  giftCardAttached: 'छाप्न मिल्ने उपहार कार्ड यही इमेलसँग छ।',
  giftCardPrivate: 'यो इमेल अरूलाई नदिनुहोस्: कोड हुने जोसुकैले कार्ड खर्च गर्न सक्छ।',
  giftCardShop: 'किताब हेर्नुहोस्',
  giftCardBalance: 'बाँकी रकम हेर्नुहोस्',
  buyAgain: 'फेरि किन्नुभयो भने त्यही मितिबाट थपिन्छ।',
}

export const transferMails: typeof en.transferMails = {
  offered: (sender) => (sender === '' ? 'तपाईंलाई टिकट पठाइएको छ' : `${sender} ले तपाईंलाई टिकट पठाउनुभयो`),
  accept: 'स्वीकार गरेपछि टिकट तपाईंको हुन्छ, र पठाउनेले यो प्रयोग गर्न पाउनुहुन्न।',
  acceptLabel: 'टिकट स्वीकार गर्नुहोस्',
  validUntil: (time) => `यो लिङ्क ${time} सम्म मान्य छ।`,
  accepted: 'यो टिकट अब तपाईंको भयो',
  keepPrivate: 'यो लिङ्क नै तपाईंको टिकट हो: अरूलाई नदिनुहोस्।',
  view: 'टिकट हेर्नुहोस्',
  transferred: (email) => `तपाईंको टिकट ${email} लाई दिइयो`,
  oldCode: 'तपाईंको पुरानो कोड अब चल्दैन।',
  stream: 'प्रत्यक्ष प्रसारण',
}

export const waitingListMails: typeof en.waitingListMails = {
  joinedTitle: (event) => `${event}: तपाईं प्रतीक्षा सूचीमा हुनुहुन्छ`,
  joined: (position) => `तपाईं ${position} नम्बरमा हुनुहुन्छ। टिकट उपलब्ध भएपछि इमेल गर्नेछौँ।`,
  viewPosition: 'आफ्नो नम्बर हेर्नुहोस् वा सूची छोड्नुहोस्',
  offerTitle: (event) => `टिकट उपलब्ध छ: ${event}`,
  held: (until) => `${until} सम्म तपाईंका लागि राखिएका छन्। त्यसपछि सूचीको अर्को व्यक्तिलाई दिइनेछ।`,
  buy: 'टिकट किन्नुहोस्',
  decline: 'अब चाहिँदैन? अरूलाई लिन दिनुहोस्:',
  declineLabel: 'टिकट छोड्नुहोस्',
}

export const newsletterMail: typeof en.newsletterMail = {
  title: 'आफ्नो सदस्यता पक्का गर्नुहोस्',
  ask: 'तपाईंले (वा कसैले) किताब, रेकर्ड र कार्यक्रमका खबर यो इमेलमा पाउन नाम दर्ता गर्नुभएको छ।',
  label: 'सदस्यता पक्का गर्नुहोस्',
  unasked: 'तपाईं होइन? यो इमेल बेवास्ता गर्नुहोस्; हामी फेरि लेख्ने छैनौँ।',
  subscribed: 'तपाईंले डबलीको न्युजलेटर लिनुभएकाले यो इमेल आएको हो।',
  unsubscribe: 'न्युजलेटर बन्द गर्नुहोस्',
}

export const loginMail: typeof en.loginMail = {
  subject: (code) => `डबलीका लागि तपाईंको कोड ${code}`,
  title: 'डबलीमा लग इन',
  useLink: 'यो लिङ्कबाट लग इन गर्नुहोस्। यसले १५ मिनेटभित्र एक पटक काम गर्छ।',
  label: 'लग इन',
  useCode: 'वा लग इन गर्न खोजेको डिभाइसमा यो कोड लेख्नुहोस्:',
  unasked: 'तपाईंले माग्नुभएको होइन? यो इमेल बेवास्ता गर्नुहोस्।',
}

export const trackMail: typeof en.trackMail = {
  subject: (number) => `डबलीमा तपाईंको अर्डर ${number}`,
  title: 'आफ्नो अर्डर हेर्नुहोस्',
  text: 'तपाईंले (वा अर्डर नम्बर र सम्पर्क थाहा पाएको कसैले) यो अर्डरको लिङ्क माग्नुभएको छ।',
  label: (number) => `अर्डर ${number} हेर्नुहोस्`,
  unasked: 'तपाईंले माग्नुभएको होइन? यो इमेल बेवास्ता गर्नुहोस्। लिङ्क अरूलाई नदिनुहोस्: लिङ्क पाउने जोसुकैले अर्डर देख्न सक्छ।',
}

export const contactMail: typeof en.contactMail = {
  title: (name) => `${name} को सन्देश`,
  subject: (title) => `सम्पर्क: ${title}`,
  answer: (title) => `जवाफ: ${title}`,
  wrote: (message) => `तपाईंले लेख्नुभएको: ${message}`,
}

export const signature = 'डबली'

export const stockNoticeMail = {
  subject: (title: string) => `फेरि उपलब्ध: ${title}`,
  text: (title: string) => `${title} फेरि उपलब्ध छ।`,
  label: 'सामान हेर्नुहोस्',
  once: 'फेरि उपलब्ध हुँदा इमेल पठाउन तपाईंले भन्नुभएको थियो। यो एउटै इमेल हो; तपाईंको ठेगाना सूचीबाट हटाइयो।',
}

export const mailFooter: typeof en.mailFooter = {
  questions: (phone, hours) =>
    `केही सोध्नु छ? यही इमेलको जवाफ पठाउनुहोस् वा ${phone} मा फोन गर्नुहोस् (आइतबार–शुक्रबार ${hours})।`,
  contact: 'सम्पर्क गर्नुहोस्',
}

export const followMail = {
  newEvent: (artist: string, title: string) => `${artist}को नयाँ कार्यक्रम: ${title}`,
  newEventAt: (venue: string, title: string) => `${venue}मा नयाँ कार्यक्रम: ${title}`,
  newRecord: (artist: string, title: string) => `${artist}को नयाँ रेकर्ड: ${title}`,
  online: 'अनलाइन',
  viewEvent: 'कार्यक्रम हेर्नुहोस्',
  viewRecord: 'रेकर्ड हेर्नुहोस्',
  why: (name: string) => `तपाईंले ${name}लाई पछ्याउनुभएकाले यो इमेल आएको हो।`,
  unfollow: 'यस्ता इमेल रोक्नुहोस्',
}

export const reminderMail = {
  subject: (title: string, time: string) => `सम्झाउनी: ${title}, ${time}`,
  title: (title: string) => `सम्झाउनी: ${title}`,
  streamTitle: (title: string) => `प्रत्यक्ष प्रसारण सुरु हुँदै छ: ${title}`,
  heading: 'तपाईंको कार्यक्रम नजिकै छ',
  streamHeading: 'प्रत्यक्ष प्रसारण सुरु हुँदै छ',
  online: 'प्रत्यक्ष प्रसारण',
  viewEvent: 'कार्यक्रम हेर्नुहोस्',
  watch: 'प्रसारण हेर्नुहोस्',
  why: 'तपाईंले यो कार्यक्रमको सम्झाउनी माग्नुभएकाले यो इमेल आएको हो।',
  end: 'यो कार्यक्रमको सम्झाउनी रोक्नुहोस्',
}

export const authorMail = {
  subject: (author: string, title: string) => `${author}को नयाँ कृति: ${title}`,
  text: (author: string, title: string) => `${author}को नयाँ कृति ${title} अब किन्न पाइन्छ।`,
  label: 'किताब हेर्नुहोस्',
  why: (author: string) => `तपाईंले ${author}लाई पछ्याउनुभएकाले यो इमेल आएको हो।`,
  unfollow: 'यस्ता इमेल रोक्नुहोस्',
}

export const staffInvitationMail: typeof en.staffInvitationMail = {
  subject: 'डबलीको कर्मचारी बन्ने निम्तो',
  title: 'डबलीको टोलीमा आउनुहोस्',
  text: (inviter) => `${inviter} ले तपाईंलाई डबलीको टोलीमा बोलाउनुभएको छ।`,
  label: 'निम्तो स्वीकार्नुहोस्',
  logIn: (email) => `स्वीकार्न ${email} बाट लग इन गर्नुहोस्। यो लिङ्क ७ दिन चल्छ।`,
  unasked: 'यस्तो निम्तोको अपेक्षा थिएन? यो इमेल बेवास्ता गर्नुहोस्।',
}
