import type { Venue } from '../words.ts'

export const VENUES: readonly Venue[] = [
  {
    key: 'hiti-hall',
    latitude: 27.6731,
    longitude: 85.3252,
    name: { en: 'Hiti Hall', ne: 'हिटी हल' },
    address: { en: 'Third lane behind the stone spout, Patan', ne: 'ढुङ्गेधाराको पछाडि तेस्रो गल्ली, पाटन' },
    access: {
      en: 'Step-free from the lane to the floor. The balcony is twenty-two steps with a rail. One accessible toilet, left of the tea. The night bus to Ratna Park waits for the last drum.',
      ne: 'गल्लीदेखि भुइँतलासम्म खुड्किला छैन, ह्विलचियर जान्छ। बार्दलीमा समात्ने बारसहित बाईस खुड्किला। चियाको देब्रेपट्टि सबैका लागि शौचालय। रत्नपार्क जाने रात्रि बसले अन्तिम ताल कुर्छ।',
    },
  },
  {
    key: 'sattal-courtyard',
    latitude: 27.6719,
    longitude: 85.4288,
    name: { en: 'Sattal Courtyard', ne: 'सत्तल चोक' },
    address: { en: 'Potters’ side, Bhaktapur', ne: 'कुमालेतर्फ, भक्तपुर' },
    access: {
      en: 'Open air on old brick, uneven after the second row. One ramp from the north gate; ask for Hari. Blankets are lent against a shoe.',
      ne: 'खुला चोक, पुरानो इँटा; दोस्रो पङ्क्तिपछि खाल्डाखुल्डी छ। उत्तर ढोकाबाट र्‍याम्प; हरिलाई सोध्नुहोस्। एउटा जुत्ता धरौटी राखेर कम्बल पाइन्छ।',
    },
  },
  {
    key: 'the-loft',
    latitude: 27.7109,
    longitude: 85.3173,
    name: { en: 'The Loft on Third Lane', ne: 'तेस्रो गल्लीको बुइँगल' },
    address: { en: 'Above the stationer, Kathmandu', ne: 'स्टेसनरीमाथि, काठमाडौँ' },
    access: {
      en: 'Forty-one stairs and no lift, which we regret. Everything heard here is also played on the ground floor at the same minute, with chairs.',
      ne: 'एकचालीस खुड्किला, लिफ्ट छैन, यसमा हामीलाई खेद छ। यहाँ सुनाइने सबै कुरा त्यही मिनेटमा भुइँतलामा पनि बज्छ, कुर्सीसहित।',
    },
  },
  {
    key: 'ropeway-station',
    latitude: 27.6103,
    longitude: 85.2614,
    name: { en: 'The Old Ropeway Station', ne: 'पुरानो रोपवे स्टेसन' },
    address: { en: 'Upper Pharping', ne: 'माथिल्लो फर्पिङ' },
    access: {
      en: 'Gravel for the last eighty metres; a jeep goes back and forth from the bazaar. Quiet room with cushions behind the winch. Assistance dogs know the place.',
      ne: 'अन्तिम असी मिटर गिटी बाटो; बजारबाट जिप आउजाउ गर्छ। तान्ने यन्त्रपछाडि चकटीसहित शान्त कोठा छ। सहायक कुकुरले ठाउँ चिन्छन्।',
    },
  },
  {
    key: 'bridge-ground',
    latitude: 26.6421,
    longitude: 88.1607,
    name: { en: 'Bridge Ground', ne: 'पुल चौर' },
    address: { en: 'Kakarbhitta, this side', ne: 'काँकडभिट्टा, वारिपट्टि' },
    access: {
      en: 'Flat grass, wheel mats to the third row. Interpreters for Nepali sign language stand at the left edge and are worth watching.',
      ne: 'सम्म चौर, तेस्रो पङ्क्तिसम्म ह्विलचियरका लागि गुन्द्री। नेपाली साङ्केतिक भाषाका दोभाषे देब्रे छेउमा उभिन्छन्, हेर्न लायक छन्।',
    },
  },
]
