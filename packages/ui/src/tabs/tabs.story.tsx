import type { Story } from '../gallery/story.ts'
import { Tabs } from './tabs.tsx'

const WORDS = {
  en: {
    label: 'What was found',
    tabs: [
      { id: 'books', text: 'Books', count: '16', shows: 'The Rain Ledger and fifteen others.' },
      { id: 'lists', text: 'Lists', count: '2', shows: 'Ten books about rain, and what to read on a bus.' },
      { id: 'articles', text: 'Articles', count: '5', shows: 'How the monsoon came into the novel.' },
    ],
    many: ['About the book', 'From the first chapter', 'What readers say', 'Delivery and return', 'Other formats'],
    long: 'Read on.',
  },
  ne: {
    label: 'के-के भेटियो',
    tabs: [
      { id: 'books', text: 'किताब', count: '१६', shows: 'झरीको खाता र अरू पन्ध्र किताब।' },
      { id: 'lists', text: 'सूची', count: '२', shows: 'वर्षाका दस किताब, अनि बसमा पढ्ने किताब।' },
      { id: 'articles', text: 'लेख', count: '५', shows: 'उपन्यासमा झरी कसरी आयो।' },
    ],
    many: ['किताबबारे', 'पहिलो अध्यायबाट', 'पाठक के भन्छन्', 'ढुवानी र फिर्ता', 'अरू ढाँचा'],
    long: 'अघि पढ्नुहोस्।',
  },
} as const

export const tabsStory: Story = {
  name: 'tabs',
  states: (language) => {
    const { label, tabs, many, long } = WORDS[language]
    return [
      { name: 'counts', shows: <Tabs label={label} tabs={tabs} /> },
      {
        name: 'many',
        shows: <Tabs label={label} tabs={many.map((text, index) => ({ id: `${index}`, text, shows: long }))} />,
      },
    ]
  },
}
