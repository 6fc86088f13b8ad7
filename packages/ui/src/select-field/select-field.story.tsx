import type { Story } from '../gallery/story.ts'
import { SelectField } from './select-field.tsx'

const VALUES = ['', 'Lalitpur', 'Kathmandu', 'Bhaktapur', 'Kathmandu Valley'] as const

const WORDS = {
  en: {
    area: { label: 'Area', hint: 'In the four areas of the valley it arrives the next day.' },
    texts: ['Choose an area', 'Lalitpur', 'Kathmandu', 'Bhaktapur', 'Kathmandu Valley'],
    error: 'Choose an area, so that we know what the delivery costs.',
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
    const { area, texts, error, ward } = WORDS[language]
    const options = VALUES.map((value, index) => ({ value, text: texts[index] ?? value }))
    return [
      { name: 'chosen', shows: <SelectField name="area" {...area} options={options} defaultValue="Lalitpur" /> },
      { name: 'error', shows: <SelectField name="area" {...area} options={options} error={error} required /> },
      { name: 'optional', shows: <SelectField name="ward" {...ward} options={options.slice(0, 1)} /> },
      { name: 'closed', shows: <SelectField name="area" {...area} options={options} disabled /> },
    ]
  },
}
