import { Button } from '../button/button.tsx'
import type { Story } from '../gallery/story.ts'
import { Drawer } from './drawer.tsx'

const WORDS = {
  en: { title: 'Cart', close: 'Close', book: 'The Rain Ledger, Rs 585', checkout: 'Checkout' },
  ne: { title: 'डोको', close: 'बन्द गर्नुहोस्', book: 'कुहिरोको घर, रू ४५०', checkout: 'पैसा तिर्न जानुहोस्' },
} as const

const MANY = Array.from({ length: 30 }, (_, line) => `line ${line}`)

export const drawerStory: Story = {
  name: 'drawer',
  states: (language) => {
    const { title, close: closeText, book, checkout } = WORDS[language]
    return [
      {
        name: 'with one line',
        floats: (close) => (
          <Drawer open title={title} closeText={closeText} onClose={close}>
            <p>{book}</p>
            <Button wide>{checkout}</Button>
          </Drawer>
        ),
      },
      {
        name: 'longer than the screen',
        floats: (close) => (
          <Drawer open title={title} closeText={closeText} onClose={close}>
            {MANY.map((line) => (
              <p key={line}>{book}</p>
            ))}
            <Button wide>{checkout}</Button>
          </Drawer>
        ),
      },
    ]
  },
}
