import type { Story } from '../gallery/story.ts'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

const WORDS = {
  en: { add: 'Add to cart', look: 'Look inside', pay: 'Pay Rs 1,035 with eSewa', home: 'Return to Homepage' },
  ne: { add: 'डोकोमा राख्नुहोस्', look: 'भित्र हेर्नुहोस्', pay: 'ई-सेवाबाट रू १,०३५ तिर्नुहोस्', home: 'गृहपृष्ठमा फर्कनुहोस्' },
} as const

export const buttonStory: Story = {
  name: 'button',
  states: (language) => [
    { name: 'main', shows: <Button>{WORDS[language].add}</Button> },
    { name: 'plain', shows: <Button kind="plain">{WORDS[language].look}</Button> },
    { name: 'confirm: the last press', shows: <Button kind="confirm">{WORDS[language].pay}</Button> },
    { name: 'wide', shows: <Button wide>{WORDS[language].add}</Button> },
    { name: 'pending', shows: <Button pending>{WORDS[language].add}</Button> },
    { name: 'closed', shows: <Button disabled>{WORDS[language].add}</Button> },
    { name: 'link', shows: <ButtonLink href="/">{WORDS[language].home}</ButtonLink> },
  ],
}
