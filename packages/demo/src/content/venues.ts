import type { Venue } from './content-types.ts'

const BALCONY_ROW = '..... .......... .....'

export const VENUES: readonly Venue[] = [
  {
    key: 'hiti-hall',
    city: 'patan',
    is_step_free: true,
    latitude: 27.6731,
    longitude: 85.3252,
    name: { en: 'Hiti Hall', ne: 'हिटी हल' },
    address: { en: 'Third lane behind the stone spout, Patan', ne: 'ढुङ्गेधाराको पछाडि तेस्रो गल्ली, पाटन' },
    directions: {
      en: 'Ten minutes on foot from Patan Dhoka: past the stone spout, third lane on the left. Buses to Lagankhel stop at the spout until 21:00.',
      ne: 'पाटन ढोकाबाट पैदल दस मिनेट: ढुङ्गेधारा कटेपछि देब्रेतिरको तेस्रो गल्ली। लगनखेल जाने बस राति ९ बजेसम्म धाराअगाडि रोकिन्छ।',
    },
    access: {
      en: 'Step-free from the lane to the floor, and by lift to the first row of the balcony, which has four wheelchair spaces; the stairs are twenty-two steps with a rail. One accessible toilet, left of the tea. The night bus to Ratna Park waits for the last drum.',
      ne: 'गल्लीदेखि भुइँतलासम्म खुड्किला छैन, ह्विलचियर जान्छ। लिफ्टबाट बार्दलीको पहिलो पङ्क्तिमा पुगिन्छ, त्यहाँ ह्विलचियर राख्ने चार ठाउँ छन्; भर्‍याङमा समात्ने बारसहित बाईस खुड्किला। चियाको देब्रेपट्टि सबैका लागि शौचालय। रत्नपार्क जाने रात्रि बसले अन्तिम ताल कुर्छ।',
    },
    sections: [
      {
        key: 'hiti-balcony',
        name: { en: 'Balcony', ne: 'बार्दली' },
        rows: ['WCWC. .......... .CWCW', ...Array.from({ length: 9 }, () => BALCONY_ROW)],
      },
    ],
  },
  {
    key: 'sattal-courtyard',
    city: 'bhaktapur',
    is_step_free: true,
    latitude: 27.6719,
    longitude: 85.4288,
    name: { en: 'Sattal Courtyard', ne: 'सत्तल चोक' },
    address: { en: 'Potters’ side, Bhaktapur', ne: 'कुमालेतर्फ, भक्तपुर' },
    directions: {
      en: 'From the Kamalbinayak bus stop five minutes down to Potters’ Square, then through the low gate with the two bells.',
      ne: 'कमलविनायक बसपार्कबाट पाँच मिनेट ओरालो, कुमाले टोल पुगेपछि दुई घण्टी भएको होचो ढोकाबाट भित्र।',
    },
    access: {
      en: 'Open air on old brick, uneven after the second row. One ramp from the north gate; ask for Hari. Blankets are lent against a shoe.',
      ne: 'खुला चोक, पुरानो इँटा; दोस्रो पङ्क्तिपछि खाल्डाखुल्डी छ। उत्तर ढोकाबाट र्‍याम्प; हरिलाई सोध्नुहोस्। एउटा जुत्ता धरौटी राखेर कम्बल पाइन्छ।',
    },
  },
  {
    key: 'the-loft',
    city: 'kathmandu',
    latitude: 27.7109,
    longitude: 85.3173,
    name: { en: 'The Loft on Third Lane', ne: 'तेस्रो गल्लीको बुइँगल' },
    address: { en: 'Above the stationer, Kathmandu', ne: 'स्टेसनरीमाथि, काठमाडौँ' },
    directions: {
      en: 'Behind Asan, between the brass shop and the stationer. Park at Ratna Park; the lane is too narrow for cars.',
      ne: 'असनपछाडि, भाँडा पसल र स्टेसनरीको बीचमा। गाडी रत्नपार्कमा राख्नुहोस्; गल्लीमा गाडी छिर्दैन।',
    },
    access: {
      en: 'Forty-one stairs and no lift, which we regret. Everything heard here is also played on the ground floor at the same minute, with chairs.',
      ne: 'एकचालीस खुड्किला, लिफ्ट छैन, यसमा हामीलाई खेद छ। यहाँ सुनाइने सबै कुरा त्यही मिनेटमा भुइँतलामा पनि बज्छ, कुर्सीसहित।',
    },
  },
  {
    key: 'ropeway-station',
    city: 'pharping',
    latitude: 27.6103,
    longitude: 85.2614,
    name: { en: 'The Old Ropeway Station', ne: 'पुरानो रोपवे स्टेसन' },
    address: { en: 'Upper Pharping', ne: 'माथिल्लो फर्पिङ' },
    directions: {
      en: 'Bus from Ratna Park to Pharping, one hour, then the jeep from the bazaar. The last bus back leaves at 18:00.',
      ne: 'रत्नपार्कबाट फर्पिङको बस, एक घण्टा; त्यसपछि बजारबाट जिप। फर्कने अन्तिम बस साँझ ६ बजे छुट्छ।',
    },
    access: {
      en: 'Gravel for the last eighty metres; a jeep goes back and forth from the bazaar. Quiet room with cushions behind the winch. Assistance dogs know the place.',
      ne: 'अन्तिम असी मिटर गिटी बाटो; बजारबाट जिप आउजाउ गर्छ। तान्ने यन्त्रपछाडि चकटीसहित शान्त कोठा छ। सहायक कुकुरले ठाउँ चिन्छन्।',
    },
  },
  {
    key: 'bridge-ground',
    city: 'kakarbhitta',
    is_step_free: true,
    latitude: 26.6421,
    longitude: 88.1607,
    name: { en: 'Bridge Ground', ne: 'पुल चौर' },
    address: { en: 'Kakarbhitta, this side', ne: 'काँकडभिट्टा, वारिपट्टि' },
    directions: {
      en: 'Five minutes from the Kakarbhitta bus park, on this side of the Mechi bridge. Night buses from Kathmandu arrive at seven.',
      ne: 'काँकडभिट्टा बसपार्कबाट पाँच मिनेट, मेची पुलको वारिपट्टि। काठमाडौँबाट आउने रात्रि बस बिहान ७ बजे पुग्छ।',
    },
    access: {
      en: 'Flat grass, wheel mats to the third row. Interpreters for Nepali sign language stand at the left edge and are worth watching.',
      ne: 'सम्म चौर, तेस्रो पङ्क्तिसम्म ह्विलचियरका लागि गुन्द्री। नेपाली साङ्केतिक भाषाका दोभाषे देब्रे छेउमा उभिन्छन्, हेर्न लायक छन्।',
    },
  },
  {
    key: 'lakeside-steps',
    city: 'pokhara',
    latitude: 28.2096,
    longitude: 83.9561,
    name: { en: 'Lakeside Steps', ne: 'तालछेउका खुड्किला' },
    address: { en: 'Below the old boat shed, Pokhara', ne: 'पुरानो डुङ्गाघरमुनि, पोखरा' },
    directions: {
      en: 'Fifteen minutes along the lake from Hallan Chowk. The path is lit until the last song.',
      ne: 'हल्लन चोकबाट तालको डिलै डिल पन्ध्र मिनेट। अन्तिम गीतसम्म बाटोमा बत्ती बल्छ।',
    },
    access: {
      en: 'You sit on the steps: nineteen of them, without a rail. A boat brings up to four people in wheelchairs to the landing in front; call the day before.',
      ne: 'बस्ने ठाउँ नै खुड्किला हो: उन्नाइस वटा, समात्ने बार छैन। ह्विलचियरमा आउने चार जनासम्मलाई डुङ्गाले अगाडिको घाटमा ल्याइदिन्छ; अघिल्लो दिन फोन गर्नुहोस्।',
    },
  },
]
