/** One invented musician. */
export const DEMO_ARTISTS = [
  {
    slug: 'tara-nembang',
    picture: 'portrait:tara-nembang',
    words: {
      en: {
        name: 'Tara Nembang',
        summary:
          'Sarangi and voice, from Terhathum, living in Patan. She plays old working songs at the speed of the work.',
        biography:
          '<p>Tara Nembang learned the songs where they were used: planting rice, carrying salt, waiting for a kettle. ' +
          'She took up the sarangi at nineteen because nobody in the house could stop her.</p>' +
          '<p>Her record <i>Low Cloud</i> was made in one room with the window open. The goat on the fourth track was ' +
          'not invited and has been kept.</p>',
        home: 'Terhathum, living in Patan',
      },
      ne: {
        name: 'तारा नेम्बाङ',
        summary: 'सारङ्गी र स्वर। घर तेह्रथुम, बसाइ पाटन। कामका पुराना गीत उनी कामकै चालमा बजाउँछिन्।',
        biography:
          '<p>तारा नेम्बाङले गीत त्यहीँ सिकिन् जहाँ गीत काम लाग्थ्यो: रोपाइँ गर्दा, नुन बोक्दा, चियाको पानी उम्लन कुर्दा। ' +
          'उन्नाइस वर्षमा सारङ्गी समातिन्, किनभने घरमा रोक्न सक्ने कोही थिएन।</p>' +
          '<p>उनको एल्बम <i>Low Cloud</i> झ्याल खुला राखेर एउटै कोठामा रेकर्ड भयो। चौथो गीतको बाख्रो निम्त्याइएको होइन, तर ' +
          'राखियो।</p>',
        home: 'तेह्रथुम, हाल पाटन',
      },
    },
  },
] as const
