import type { Story } from '../gallery/story.ts'
import { TextField } from './text-field.tsx'

const WORDS = {
  en: {
    phone: { label: 'Mobile number', hint: 'The courier rings this number. Ten digits.' },
    missing: 'Five digits are missing.',
    landmark: { label: 'Landmark', hint: 'What would you tell a taxi driver?', optional: 'optional' },
    note: { label: 'A note for the gift', hint: 'Printed on a card. Prices are not.' },
    written: 'For the long bus ride, and for whoever sits beside you.',
    voucher: 'Voucher',
    long: {
      label: 'The name as it stands on the citizenship certificate of the person who collects the parcel in Patan',
      hint: 'The shop asks for it at the counter, because two parcels have gone home with the wrong person since the spring.',
      error: 'Write the whole name. With initials alone the counter cannot tell two people of one family apart.',
    },
  },
  ne: {
    phone: { label: 'मोबाइल नम्बर', hint: 'कुरियरले यही नम्बरमा फोन गर्छ। दस अङ्क।' },
    missing: 'पाँच अङ्क छुटेको छ।',
    landmark: { label: 'नजिकको चिनारी', hint: 'ट्याक्सी चालकलाई के भन्नुहुन्छ?', optional: 'नभए पनि हुन्छ' },
    note: { label: 'उपहारसँगको चिठी', hint: 'कार्डमा छापिन्छ। मूल्य छापिँदैन।' },
    written: 'बसको लामो बाटोका लागि, अनि छेउमा बस्ने जोसुकैका लागि।',
    voucher: 'भौचर',
    long: {
      label: 'पाटनको पसलमा पार्सल लिन आउने मान्छेको नागरिकतामा लेखिए जस्तै पूरा नाम',
      hint: 'काउन्टरमा नाम सोधिन्छ, किनभने यस वर्ष दुईवटा पार्सल अर्कै मान्छेको घर पुगेका छन्।',
      error: 'पूरा नाम लेख्नुहोस्। छोटकरी नामले एउटै परिवारका दुई जना छुट्टिँदैनन्।',
    },
  },
} as const

export const textFieldStory: Story = {
  name: 'text-field',
  states: (language) => {
    const { phone, missing, landmark, note, written, voucher, long } = WORDS[language]
    return [
      { name: 'hint', shows: <TextField name="phone" type="tel" autoComplete="tel" {...phone} required /> },
      { name: 'error', shows: <TextField name="phone" type="tel" defaultValue="98412" {...phone} error={missing} /> },
      { name: 'optional', shows: <TextField name="landmark" {...landmark} /> },
      { name: 'multiline', shows: <TextField name="note" multiline defaultValue={written} {...note} /> },
      { name: 'closed', shows: <TextField name="voucher" label={voucher} defaultValue="DASHAIN" disabled /> },
      { name: 'long', shows: <TextField name="collector" defaultValue={written} {...long} /> },
    ]
  },
}
