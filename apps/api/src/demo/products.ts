/** Two invented books. Money is in paisa. */
export const DEMO_PRODUCTS = [
  {
    slug: 'the-rain-ledger',
    picture: 'cover:the-rain-ledger',
    product_class: 'Book',
    language: 'en',
    selling_price: 58_500,
    mrp: 65_000,
    num_available: 14,
    words: {
      en: {
        title: 'The Rain Ledger',
        subtitle: 'A novel',
        authors: ['Ishvari Tamot'],
        description:
          '<p>From the first rain of Asar to the last of Asoj, a bookkeeper writes down the water that falls on every ' +
          'roof in her lane. One evening the columns do not agree, and the difference is exactly one house.</p>' +
          '<p>She checks the sums, then the gutters, then the neighbours. Three hundred and twelve pages, no ghosts, ' +
          'and a chapter of borrowed buckets that is worth the price by itself.</p>',
      },
      ne: {
        title: 'वर्षाको बहीखाता',
        subtitle: 'उपन्यास, अङ्ग्रेजीमा',
        authors: ['ईश्वरी तामोट'],
        description:
          '<p>असारको पहिलो झरीदेखि असोजको अन्तिम थोपासम्म, एक जना लेखापाल आफ्नो टोलका हरेक छानामा परेको पानी बहीमा ' +
          'टिप्छिन्। एक साँझ बहीको हिसाब मिल्दैन, अनि फरक ठ्याक्कै एउटा घर बराबर हुन्छ।</p>' +
          '<p>पहिले उनी जोड जाँच्छिन्, अनि डुँड, अनि छिमेकी। तीन सय बाह्र पाना, भूतप्रेत एउटै छैन, र सापटी बाल्टिनको ' +
          'अध्याय एक्लैले किताबको मोल उठाउँछ।</p>',
      },
    },
  },
  {
    slug: 'kuhiroko-ghar',
    picture: 'cover:kuhiroko-ghar',
    product_class: 'E-book',
    language: 'ne',
    selling_price: 31_500,
    mrp: 35_000,
    num_available: null,
    words: {
      en: {
        title: 'House of Fog',
        subtitle: 'A short novel, in Nepali',
        authors: ['Nirjala Bantawa'],
        description:
          '<p>A widow in Ilam lets the best room of her house to the fog. It pays on time, which is more than can be ' +
          'said of the schoolmaster upstairs.</p>' +
          '<p>Two tenants, one roof, a hundred and forty pages. Read it before the tea gets cold; the fog does.</p>',
      },
      ne: {
        title: 'कुहिरोको घर',
        subtitle: 'लघु उपन्यास',
        authors: ['निर्जला बान्तवा'],
        description:
          '<p>इलामकी एक विधवा आफ्नो घरको सबैभन्दा राम्रो कोठा कुहिरोलाई भाडामा दिन्छिन्। भाडा समयमै आउँछ, माथिल्लो तलाका ' +
          'मास्टरको भने आउँदैन।</p>' +
          '<p>दुई बहालवाला, एउटै छाना, एक सय चालीस पाना। चिया सेलाउनुअघि पढिसक्नुहोस्; कुहिरोले पनि त्यसै गर्छ।</p>',
      },
    },
  },
] as const
