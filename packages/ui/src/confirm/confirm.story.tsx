import type { Story } from '../gallery/story.ts'
import { QuestionDialog } from './question-dialog.tsx'

const WORDS = {
  en: {
    cancelOrder: {
      title: 'Cancel this order?',
      text: 'The parcel has not left yet. Rs 1,035 goes back to your eSewa within two days.',
      goOn: 'Cancel the order',
      cancel: 'Keep it',
    },
    moved: {
      title: 'The night has moved',
      text: 'Rain is coming. The stage is now inside Hiti Hall.',
      goOn: 'All right',
    },
  },
  ne: {
    cancelOrder: {
      title: 'यो अर्डर रद्द गर्ने हो?',
      text: 'पार्सल अझै निस्केको छैन। रू १,०३५ दुई दिनभित्र तपाईंको ई-सेवामा फिर्ता आउँछ।',
      goOn: 'अर्डर रद्द गर्नुहोस्',
      cancel: 'राखिराख्नुहोस्',
    },
    moved: { title: 'कार्यक्रमको ठाउँ सर्‍यो', text: 'पानी पर्ने भएकाले मञ्च हिटी हलभित्र सारिएको छ।', goOn: 'हुन्छ' },
  },
} as const

export const confirmStory: Story = {
  name: 'confirm',
  states: (language) => [
    {
      name: 'a question: the way back comes first',
      floats: (close) => <QuestionDialog question={{ ...WORDS[language].cancelOrder, id: 1, answer: close }} />,
    },
    {
      name: 'something that must be read',
      floats: (close) => <QuestionDialog question={{ ...WORDS[language].moved, id: 2, answer: close }} />,
    },
  ],
}
