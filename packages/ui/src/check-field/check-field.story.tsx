import type { Story } from '../gallery/story.ts'
import { CheckField } from './check-field.tsx'

const WORDS = {
  en: {
    gift: { label: 'This is a gift. No prices in the parcel.', hint: 'You can write a note for the card.' },
    letter: 'Send me the monthly letter.',
    terms: (
      <>
        I accept the <a href="/terms/">terms of sale</a>.
      </>
    ),
    error: 'Accept the terms of sale to pay.',
    closed: { label: 'Gift wrapping', hint: 'Not for an e-book: there is nothing to wrap.' },
    long: 'Write to me when a book by one of the authors on my shelves comes out, when a book that I looked for is back, and at no other time.',
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
    const { gift, letter, terms, error, closed, long } = WORDS[language]
    return [
      { name: 'hint', shows: <CheckField name="is_gift" {...gift} defaultChecked /> },
      { name: 'open', shows: <CheckField name="letter" label={letter} /> },
      { name: 'error', shows: <CheckField name="terms" label={terms} error={error} required /> },
      { name: 'closed', shows: <CheckField name="wrapping" {...closed} disabled /> },
      { name: 'long', shows: <CheckField name="writing" label={long} /> },
    ]
  },
}
