import { LANGUAGES } from '@dabali/domain'
import type { Story } from '../gallery/story.ts'
import { LanguageLink } from './language-link.tsx'

export const languageLinkStory: Story = {
  name: 'language-link',
  states: () => LANGUAGES.map((lang) => ({ name: lang, shows: <LanguageLink href="/" lang={lang} /> })),
}
