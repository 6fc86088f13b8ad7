import { useState } from 'react'
import { CheckField } from '../check-field/check-field.tsx'
import { ChoiceGroup } from '../choice-group/choice-group.tsx'
import { SelectField, TextField } from '../field/field.tsx'
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx'
import type { Story } from './story.ts'

const TEXT_FIELD_TEXTS = {
  en: {
    phone: { label: 'Mobile number', hint: 'The courier will call this number. Ten digits.' },
    missing: 'Enter a 10-digit mobile number.',
    landmark: { label: 'Landmark', hint: 'What would you tell a taxi driver?', optional: 'optional' },
    note: { label: 'Gift message', hint: 'Printed on a card. Prices are not.' },
    written: 'For the long bus ride, and the person next to you.',
    voucher: 'Voucher',
    long: {
      label: 'The name on the citizenship certificate of the person who collects the parcel in Patan',
      hint: 'The shop checks it at the counter, because two parcels have been collected by the wrong person since the spring.',
      error: 'Enter the full name. Initials are not enough to tell two people of one family apart.',
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

export const fieldStory: Story = {
  name: 'field',
  states: (language) => {
    const { phone, missing, landmark, note, written, voucher, long } = TEXT_FIELD_TEXTS[language]
    return [
      { name: 'hint', content: <TextField name="phone" type="tel" autoComplete="tel" {...phone} required /> },
      { name: 'error', content: <TextField name="phone" type="tel" defaultValue="98412" {...phone} error={missing} /> },
      { name: 'optional', content: <TextField name="landmark" {...landmark} /> },
      { name: 'multiline', content: <TextField name="note" multiline defaultValue={written} {...note} /> },
      { name: 'closed', content: <TextField name="voucher" label={voucher} defaultValue="DASHAIN" disabled /> },
      { name: 'long', content: <TextField name="collector" defaultValue={written} {...long} /> },
    ]
  },
}

const SELECT_FIELD_VALUES = ['', 'Lalitpur', 'Kathmandu', 'Bhaktapur', 'Kathmandu Valley'] as const

const SELECT_FIELD_TEXTS = {
  en: {
    area: { label: 'Area', hint: 'Next-day delivery in the four valley areas.' },
    texts: ['Choose an area', 'Lalitpur', 'Kathmandu', 'Bhaktapur', 'Kathmandu Valley'],
    error: 'Choose an area to see the delivery price.',
    ward: { label: 'Ward', optional: 'optional' },
  },
  ne: {
    area: { label: 'ठाउँ', hint: 'उपत्यकाका चार ठाउँमा भोलिपल्टै पुग्छ।' },
    texts: ['ठाउँ छान्नुहोस्', 'ललितपुर', 'काठमाडौँ', 'भक्तपुर', 'काठमाडौँ उपत्यका'],
    error: 'ठाउँ छान्नुहोस्, अनि ढुवानी कति लाग्छ थाहा हुन्छ।',
    ward: { label: 'वडा', optional: 'नभए पनि हुन्छ' },
  },
} as const

export const selectFieldStory: Story = {
  name: 'select-field',
  states: (language) => {
    const { area, texts, error, ward } = SELECT_FIELD_TEXTS[language]
    const options = SELECT_FIELD_VALUES.map((value, index) => ({ value, text: texts[index] ?? value }))
    return [
      { name: 'chosen', content: <SelectField name="area" {...area} options={options} defaultValue="Lalitpur" /> },
      { name: 'error', content: <SelectField name="area" {...area} options={options} error={error} required /> },
      { name: 'optional', content: <SelectField name="ward" {...ward} options={options.slice(0, 1)} /> },
      { name: 'closed', content: <SelectField name="area" {...area} options={options} disabled /> },
    ]
  },
}

const CHECK_FIELD_TEXTS = {
  en: {
    gift: { label: 'This is a gift. No prices in the parcel.', hint: 'You can add a message.' },
    letter: 'Subscribe to the monthly newsletter.',
    terms: (
      <>
        I accept the <a href="/terms/">terms of sale</a>.
      </>
    ),
    error: 'Accept the terms of sale to pay.',
    closed: { label: 'Gift wrapping', hint: 'Not available for e-books.' },
    long: 'Email me when an author in my library publishes a new book, when a book I searched for is back in stock, and at no other time.',
  },
  ne: {
    gift: { label: 'यो उपहार हो। पार्सलमा मूल्य राखिँदैन।', hint: 'कार्डका लागि केही शब्द लेख्न सक्नुहुन्छ।' },
    letter: 'मलाई महिनाको चिठी पठाउनुहोस्।',
    terms: (
      <>
        मलाई <a href="/ne/terms/">बिक्रीका सर्त</a> मन्जुर छन्।
      </>
    ),
    error: 'पैसा तिर्न पहिले बिक्रीका सर्त स्वीकार गर्नुहोस्।',
    closed: { label: 'उपहारको पोको', hint: 'ई-बुकमा मिल्दैन: पोको पार्ने कुरा नै हुँदैन।' },
    long: 'मेरो दराजका लेखकको नयाँ किताब आउँदा र मैले खोजेको किताब फेरि पाइँदा मात्रै लेख्नुहोस्, अरू बेला होइन।',
  },
} as const

export const checkFieldStory: Story = {
  name: 'check-field',
  states: (language) => {
    const { gift, letter, terms, error, closed, long } = CHECK_FIELD_TEXTS[language]
    return [
      { name: 'hint', content: <CheckField name="is_gift" {...gift} defaultChecked /> },
      { name: 'open', content: <CheckField name="letter" label={letter} /> },
      { name: 'error', content: <CheckField name="terms" label={terms} error={error} required /> },
      { name: 'closed', content: <CheckField name="wrapping" {...closed} disabled /> },
      { name: 'long', content: <CheckField name="writing" label={long} /> },
    ]
  },
}

const CHOICE_GROUP_TEXTS = {
  en: {
    payment: 'Payment',
    wallets: [
      { value: 'esewa', text: 'eSewa', hint: "You'll approve the payment at eSewa, then return here." },
      { value: 'khalti', text: 'Khalti', hint: 'Wallet or mobile banking.' },
    ],
    cash: 'Cash on delivery',
    closed: "Cash on delivery isn't available for gifts.",
    error: 'Choose a payment method.',
    delivery: 'Delivery',
    ways: [
      {
        value: 'door',
        text: 'Kathmandu Valley',
        detail: 'Rs 100',
        hint: 'Tomorrow, between 10:00 and 18:00',
      },
      { value: 'shop', text: 'Pick up in Patan', detail: 'Free', hint: 'Today from 17:00' },
    ],
  },
  ne: {
    payment: 'भुक्तानी',
    wallets: [
      { value: 'esewa', text: 'इसेवा', hint: 'इसेवामा गएर स्वीकृति दिनुहोस्, त्यसपछि यहीँ फर्कनुहुन्छ।' },
      { value: 'khalti', text: 'खल्ती', hint: 'वालेट वा मोबाइल बैंकिङ।' },
    ],
    cash: 'पाएपछि नगद',
    closed: 'उपहारमा मिल्दैन: पैसा पाउने मान्छेसँगै माग्नुपर्ने हुन्छ।',
    error: 'कसरी तिर्ने, छान्नुहोस्।',
    delivery: 'ढुवानी',
    ways: [
      { value: 'door', text: 'दैलोमै, उपत्यकाभित्र', detail: 'रू १००', hint: 'भोलि, बिहान १० देखि साँझ ६ बजेभित्र' },
      { value: 'shop', text: 'पाटनको पसलबाट आफैँ लिने', detail: 'निःशुल्क', hint: 'आज बेलुका ५ बजेपछि' },
    ],
  },
} as const

export const choiceGroupStory: Story = {
  name: 'choice-group',
  states: (language) => {
    const { payment, wallets, cash, closed, error, delivery, ways } = CHOICE_GROUP_TEXTS[language]
    const options = [...wallets, { value: 'cash', text: cash, closed }]
    return [
      {
        name: 'closed',
        content: <ChoiceGroup name="payment" legend={payment} options={options} defaultValue="esewa" />,
      },
      {
        name: 'error',
        content: <ChoiceGroup name="payment" legend={payment} options={wallets} error={error} required />,
      },
      { name: 'detail', content: <ChoiceGroup name="delivery" legend={delivery} options={ways} defaultValue="shop" /> },
    ]
  },
}

const QUANTITY_STEPPER_TEXTS = {
  en: {
    label: 'Quantity of The Rain Ledger',
    texts: { fewer: 'One fewer', more: 'One more' },
    limit: 'Only 5 left.',
  },
  ne: {
    label: '“झरीको खाता” कति प्रति',
    texts: { fewer: 'एउटा घटाउनुहोस्', more: 'एउटा थप्नुहोस्' },
    limit: 'हामीसँग पाँचवटा मात्रै छ।',
  },
} as const

export const quantityStepperStory: Story = {
  name: 'quantity-stepper',
  states: (language) => {
    const { label, texts, limit } = QUANTITY_STEPPER_TEXTS[language]
    const Counted = ({ from, pending = false }: { from: number; pending?: boolean }) => {
      const [value, setValue] = useState(from)
      const kept = { value, onChange: setValue, pending, max: 5 }
      return <QuantityStepper label={label} texts={texts} limitText={limit} language={language} {...kept} />
    }
    return [
      { name: 'lowest', content: <Counted from={1} /> },
      { name: 'middle', content: <Counted from={4} /> },
      { name: 'highest', content: <Counted from={5} /> },
      { name: 'pending', content: <Counted from={2} pending /> },
    ]
  },
}
