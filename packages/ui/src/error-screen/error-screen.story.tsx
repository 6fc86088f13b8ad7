import { Button } from '../button/button.tsx'
import type { Story } from '../gallery/story.ts'
import { ErrorScreen } from './error-screen.tsx'

const WORDS = {
  en: {
    headings: { notFound: 'Page not found', failed: 'An error occurred' },
    missing: 'Page not found: /book/the-rain-ladder/',
    long: `Page not found: /book/${'the-rain-ledger-and-other-stories-'.repeat(4)}/`,
    missingAdvice: 'A letter may have been lost on the way, or the book has moved.',
    wrong: 'Something went wrong!',
    wrongAdvice: "This is our fault, and we've logged it. Your cart is safe.",
    home: 'Return to Homepage',
    retry: 'Try again',
  },
  ne: {
    headings: { notFound: 'पाना भेटिएन', failed: 'गडबडी भयो' },
    missing: 'पाना भेटिएन: /ne/book/कुहिरोको-गर/',
    long: `पाना भेटिएन: /ne/book/${'कुहिरोको-घर-र-अरू-कथा-'.repeat(5)}/`,
    missingAdvice: 'बाटोमा कुनै अक्षर छुट्यो होला, वा किताब अन्तै सर्‍यो।',
    wrong: 'केही गडबडी भयो!',
    wrongAdvice: 'गल्ती हाम्रै हो, टिपिसकेका छौँ। तपाईंको डोको सुरक्षित छ।',
    home: 'गृहपृष्ठमा फर्कनुहोस्',
    retry: 'फेरि कोसिस गर्नुहोस्',
  },
} as const

export const errorScreenStory: Story = {
  name: 'error-screen',
  states: (language) => {
    const { headings, missing, long, missingAdvice, wrong, wrongAdvice, home: text, retry } = WORDS[language]
    const home = { href: '/', text }
    return [
      {
        name: 'not found',
        shows: <ErrorScreen status={404} headings={headings} message={missing} advice={missingAdvice} home={home} />,
      },
      {
        name: 'not found, at a long address',
        shows: <ErrorScreen status={404} headings={headings} message={long} home={home} />,
      },
      {
        name: 'failed, and worth another try',
        shows: (
          <ErrorScreen headings={headings} message={wrong} advice={wrongAdvice} home={home}>
            <Button kind="plain">{retry}</Button>
          </ErrorScreen>
        ),
      },
    ]
  },
}
