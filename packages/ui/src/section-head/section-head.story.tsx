import type { Story } from '../gallery/story.ts'
import { SectionHead } from './section-head.tsx'

const WORDS = {
  en: { heading: 'New this week', long: 'What the reading room has been quarrelling about', all: 'All new books' },
  ne: { heading: 'यो हप्ता आएका', long: 'पढ्ने कोठामा यतिखेर बहस भइरहेका किताब', all: 'सबै नयाँ किताब' },
} as const

export const sectionHeadStory: Story = {
  name: 'section-head',
  states: (language) => {
    const { heading, long, all } = WORDS[language]
    const other =
      language === 'en'
        ? ({ lang: 'ne', heading: 'नेपालीमा' } as const)
        : ({ lang: 'en', heading: 'In English' } as const)
    const link = <a href="/search">{all}</a>
    return [
      { name: 'alone', shows: <SectionHead heading={heading} /> },
      { name: 'with a link', shows: <SectionHead heading={heading}>{link}</SectionHead> },
      {
        name: 'without a ledge, over a shelf',
        shows: (
          <SectionHead heading={heading} plain>
            {link}
          </SectionHead>
        ),
      },
      { name: 'in the other language', shows: <SectionHead heading={other.heading} lang={other.lang} plain /> },
      { name: 'long', shows: <SectionHead heading={long}>{link}</SectionHead> },
    ]
  },
}
