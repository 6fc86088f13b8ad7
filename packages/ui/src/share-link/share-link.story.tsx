import type { Story } from '../gallery/story.ts'
import { ShareLink } from './share-link.tsx'

const WORDS = {
  en: { title: 'Tea is now included', texts: { share: 'Share', copied: 'The link is copied' } },
  ne: { title: 'अब चिया पनि', texts: { share: 'पठाउनुहोस्', copied: 'लिङ्क प्रतिलिपि भयो' } },
} as const

export const shareLinkStory: Story = {
  name: 'share-link',
  states: (language) => [
    {
      name: 'plain',
      shows: <ShareLink url="https://example.com/news/tea" onCopied={() => undefined} {...WORDS[language]} />,
    },
  ],
}
