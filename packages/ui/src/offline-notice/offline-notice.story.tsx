import { type ReactNode, useEffect } from 'react'
import type { Story } from '../gallery/story.ts'
import { OfflineNotice } from './offline-notice.tsx'

const WORDS = {
  en: { text: 'You are offline. Your cart is kept here.', backText: 'The line is back.' },
  ne: { text: 'नेट छैन। डोको यहीँ सुरक्षित छ।', backText: 'नेट फेरि आयो।' },
} as const

/** What the browser says, said to the parts inside. */
function After({ events, children }: { events: readonly string[]; children: ReactNode }) {
  useEffect(() => {
    for (const event of events) dispatchEvent(new Event(event))
  }, [events])
  return children
}

const GONE = ['offline']
const BACK = ['offline', 'online']

export const offlineNoticeStory: Story = {
  name: 'offline-notice',
  states: (language) => {
    const notice = <OfflineNotice {...WORDS[language]} />
    return [
      { name: 'there', shows: notice },
      { name: 'gone', shows: <After events={GONE}>{notice}</After> },
      { name: 'back', shows: <After events={BACK}>{notice}</After> },
    ]
  },
}
