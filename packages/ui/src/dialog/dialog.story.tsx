import { Button } from '../button/button.tsx'
import type { Story } from '../gallery/story.ts'
import { Dialog } from './dialog.tsx'

const WORDS = {
  en: {
    title: 'How the parcel travels',
    text: 'Inside the valley a rider brings it tomorrow. Beyond it goes by bus to the nearest counter, and the counter calls you.',
    close: 'Close',
    long: 'The bus leaves Kalanki at six in the evening, stops in Naubise, Mugling and Narayanghat, and is in Butwal before the tea stalls open.',
  },
  ne: {
    title: 'पार्सल कसरी पुग्छ',
    text: 'उपत्यकाभित्र भोलि नै घरमा ल्याइदिन्छौँ। उपत्यकाबाहिर नजिकको काउन्टरसम्म बसले पुर्‍याउँछ, अनि काउन्टरले तपाईंलाई फोन गर्छ।',
    close: 'बन्द गर्नुहोस्',
    long: 'बस साँझ छ बजे कलङ्कीबाट छुट्छ, नौबिसे, मुग्लिन र नारायणगढमा रोकिन्छ, अनि चियापसल खुल्नुअघि नै बुटवल पुग्छ।',
  },
} as const

const LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const dialogStory: Story = {
  name: 'dialog',
  states: (language) => {
    const { title, text, close: closeText, long } = WORDS[language]
    return [
      {
        name: 'with an action',
        floats: (close) => (
          <Dialog open title={title} onClose={close} actions={<Button onClick={close}>{closeText}</Button>}>
            <p>{text}</p>
          </Dialog>
        ),
      },
      {
        name: 'longer than the screen',
        floats: (close) => (
          <Dialog open title={title} onClose={close} actions={<Button onClick={close}>{closeText}</Button>}>
            {LINES.map((line) => (
              <p key={line}>{long}</p>
            ))}
          </Dialog>
        ),
      },
    ]
  },
}
