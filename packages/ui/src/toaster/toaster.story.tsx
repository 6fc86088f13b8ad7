import { useEffect } from 'react'
import type { Story } from '../gallery/story.ts'
import { dismissToast, showToast, toastsNow } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

type Toast = Parameters<typeof showToast>[0]

const WORDS = {
  en: {
    added: { kind: 's', text: 'Added to Cart', link: { href: '/basket', text: 'See cart' } },
    wrong: { kind: 'e', text: 'Something went wrong!' },
    long: {
      kind: 'e',
      text: 'Only three copies of The Rain Ledger are left on the shelf in Patan, so the cart was set to three.',
    },
    close: 'Close',
  },
  ne: {
    added: { kind: 's', text: 'डोकोमा राखियो', link: { href: '/ne/basket', text: 'डोको हेर्नुहोस्' } },
    wrong: { kind: 'e', text: 'केही गडबडी भयो!' },
    long: { kind: 'e', text: 'पाटनको दराजमा कुहिरोको घरका तीन प्रति मात्रै बाँकी छन्, त्यसैले डोकोमा तीन प्रति राखियो।' },
    close: 'बन्द गर्नुहोस्',
  },
} as const

function Shown({ toasts, closeText }: { toasts: readonly Toast[]; closeText: string }) {
  useEffect(() => {
    for (const toast of toasts) showToast(toast)
    return () => {
      for (const { id } of toastsNow()) dismissToast(id)
    }
  }, [toasts])
  return <Toaster closeText={closeText} />
}

export const toasterStory: Story = {
  name: 'toaster',
  states: (language) => {
    const { added, wrong, long, close: closeText } = WORDS[language]
    return [
      { name: 'what went well', floats: () => <Shown toasts={[added]} closeText={closeText} /> },
      { name: 'what did not, and a long one', floats: () => <Shown toasts={[wrong, long]} closeText={closeText} /> },
    ]
  },
}
