import type { Story } from '../gallery/story.ts'
import { ChoiceGroup } from './choice-group.tsx'

const WORDS = {
  en: {
    payment: 'Payment',
    wallets: [
      { value: 'esewa', text: 'eSewa', hint: 'You go to eSewa, approve, and come back here.' },
      { value: 'khalti', text: 'Khalti', hint: 'Wallet or mobile banking.' },
    ],
    cash: 'Cash on delivery',
    closed: 'Not for gifts: the courier would have to ask the person you are giving to.',
    error: 'Choose how you pay.',
    delivery: 'Delivery',
    ways: [
      {
        value: 'door',
        text: 'To the door, inside the valley',
        detail: 'Rs 100',
        hint: 'Tomorrow, between 10:00 and 18:00',
      },
      { value: 'shop', text: 'Collect from the shop in Patan', detail: 'Free', hint: 'Today from 17:00' },
    ],
  },
  ne: {
    payment: 'भुक्तानी',
    wallets: [
      { value: 'esewa', text: 'ई-सेवा', hint: 'ई-सेवामा गएर स्वीकृति दिनुहोस्, त्यसपछि यहीँ फर्कनुहुन्छ।' },
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
    const { payment, wallets, cash, closed, error, delivery, ways } = WORDS[language]
    const options = [...wallets, { value: 'cash', text: cash, closed }]
    return [
      {
        name: 'closed',
        shows: <ChoiceGroup name="payment" legend={payment} options={options} defaultValue="esewa" />,
      },
      {
        name: 'error',
        shows: <ChoiceGroup name="payment" legend={payment} options={wallets} error={error} required />,
      },
      { name: 'detail', shows: <ChoiceGroup name="delivery" legend={delivery} options={ways} defaultValue="shop" /> },
    ]
  },
}
