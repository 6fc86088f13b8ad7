import type { Story } from '../gallery/story.ts'
import { Prose } from './prose.tsx'

const WORDS = {
  en: '<p>Rain was written down here before it fell.</p><h2>The ledger</h2><p>One page for each <em>month</em>, and <a href="/">one for what was owed</a>.</p><blockquote>Nobody counts drops.</blockquote><ul><li>June</li><li>July</li></ul>',
  ne: '<p>यहाँ पानी पर्नुअघि नै लेखिन्थ्यो।</p><h2>बहीखाता</h2><p>हरेक <em>महिनाको</em> एक पाना, र <a href="/">बाँकीको अर्को</a>।</p><blockquote>थोपा कसैले गन्दैन।</blockquote><ul><li>असार</li><li>साउन</li></ul>',
} as const

export const proseStory: Story = {
  name: 'prose',
  states: (language) => [
    { name: 'plain', shows: <Prose html={WORDS[language]} locale={language} /> },
    { name: 'with an initial', shows: <Prose html={WORDS[language]} locale={language} initial /> },
  ],
}
