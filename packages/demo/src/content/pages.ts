import type { Entry } from './content-types.ts'

export const PAGES: readonly (Entry & { body: NonNullable<Entry['body']> })[] = [
  {
    slug: 'about-us',
    title: { en: 'About us', ne: 'हाम्रो बारेमा' },
    summary: {
      en: 'A bookshop and a stage. And a word on what is invented.',
      ne: 'एउटा पुस्तक पसल र एउटा मञ्च। अनि के काल्पनिक हो भन्ने कुरा।',
    },
    body: {
      en: [
        'A dabali is a raised platform in a square. Anybody may step up; everybody can see. Ours has two sides: a shop for books, and a stage for music. One cart serves both.',
        'The people, books, records, halls and events you find here are invented for this demonstration. No author, artist, publisher or work on these pages is real, and any resemblance is coincidental. The art is generated; there are no photographs.',
        'Everything else works: the prices add up, the stock runs out, the doors open on time.',
      ],
      ne: [
        'डबली भनेको चोकको अग्लो मञ्च हो। जो पनि उक्लन पाउँछ; सबैले देख्छन्। हाम्रो डबलीका दुई पाटा छन्: एकातिर किताब पसल, अर्कोतिर सङ्गीतको मञ्च। कार्ट एउटै।',
        'यहाँ भेटिने मान्छे, किताब, रेकर्ड, हल र कार्यक्रम सबै यस प्रदर्शनका लागि कल्पना गरिएका हुन्। यहाँका कुनै लेखक, कलाकार, प्रकाशक वा कृति वास्तविक होइनन्; कतै मिले संयोग मात्र हो। चित्र सबै कम्प्युटरले बनाएका हुन्, कसैको तस्बिर छैन।',
        'बाँकी सबै साँच्चै चल्छ: मूल्यको हिसाब मिल्छ, मौज्दात सकिन्छ, ढोका समयमै खुल्छ।',
      ],
    },
  },
  {
    slug: 'brand',
    title: { en: 'Brand', ne: 'ब्रान्ड' },
    summary: { en: 'Logo, colours and how to use them.', ne: 'लोगो, रङ र प्रयोग गर्ने तरिका।' },
    body: {
      en: [
        'The Latin name sits on the bar and the Devanagari name hangs from it. The bar is part of the logo and is never left out to save space.',
        'In the bookshop the bar is ink. On the music site it is marigold, like the edge of a lit stage. Green is only for the button that completes a purchase.',
        'Please do not tilt it, outline it, or put it on a goat. The goat was tried.',
      ],
      ne: [
        'अङ्ग्रेजी नाम धर्सोमाथि हुन्छ, देवनागरी नाम त्यसैबाट झुन्डिन्छ। धर्सो लोगोकै भाग हो; ठाउँ नपुगे पनि हटाइँदैन।',
        'पुस्तक पसलमा धर्सो मसी रङको हुन्छ। सङ्गीत साइटमा सयपत्री रङको, बत्ती बलेको मञ्चको डिलजस्तै। हरियो रङ किनमेल पूरा गर्ने बटनका लागि मात्र हो।',
        'कृपया नढल्काउनुहोस्, वरिपरि घेरा नहाल्नुहोस्, बाख्रामाथि नटाँस्नुहोस्। बाख्रामा टाँसेर हेरिसकियो।',
      ],
    },
  },
  {
    slug: 'contact-us',
    title: { en: 'Contact us', ne: 'सम्पर्क' },
    summary: { en: 'A real person replies, usually the same day.', ne: 'मान्छेले नै जवाफ दिन्छ, प्रायः त्यही दिन।' },
    body: {
      en: [
        'For a parcel, include the phone number on it. For a ticket, the name of the event. For a lost left shoe, which courtyard.',
        'Letters: Dabali, third lane behind the stone spout, Patan. The postman knows; if he asks, say Thuli sent you.',
        'The phone is answered from ten to five, except while it rains on the tin roof and no one can hear it.',
      ],
      ne: [
        'पार्सलको कुरा भए त्यसमा लेखिएको फोन नम्बर भन्नुहोस्। टिकटको भए कुन कार्यक्रम हो। देब्रे जुत्ता हराएको भए कुन चोकमा।',
        'चिठी: डबली, ढुङ्गेधाराको पछाडि तेस्रो गल्ली, पाटन। हुलाकीले चिन्छन्; सोधे भने ठूलीले पठाएकी भन्नुहोला।',
        'फोन दसदेखि पाँचसम्म उठ्छ; जस्ताको छानामा पानी परेको बेला भने कसैले सुन्दैन।',
      ],
    },
  },
]
