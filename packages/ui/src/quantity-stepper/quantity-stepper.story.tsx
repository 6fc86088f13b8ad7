import { useState } from 'react'
import type { Story } from '../gallery/story.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

const WORDS = {
  en: {
    label: 'Copies of The Rain Ledger',
    texts: { fewer: 'One fewer', more: 'One more' },
    limit: 'Five is all we have.',
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
    const { label, texts, limit } = WORDS[language]
    const Counted = ({ from, pending = false }: { from: number; pending?: boolean }) => {
      const [value, setValue] = useState(from)
      const kept = { value, onChange: setValue, pending, max: 5 }
      return <QuantityStepper label={label} texts={texts} limitText={limit} language={language} {...kept} />
    }
    return [
      { name: 'lowest', shows: <Counted from={1} /> },
      { name: 'middle', shows: <Counted from={4} /> },
      { name: 'highest', shows: <Counted from={5} /> },
      { name: 'pending', shows: <Counted from={2} pending /> },
    ]
  },
}
