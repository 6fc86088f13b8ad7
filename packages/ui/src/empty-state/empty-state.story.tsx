import { Button } from '../button/button.tsx'
import type { Story } from '../gallery/story.ts'
import { EmptyState } from './empty-state.tsx'

const WORDS = {
  en: {
    empty: {
      heading: 'Your cart is empty',
      text: 'Somebody in Dharan is reading the book you are thinking of.',
      way: { href: '/', text: 'New this week' },
    },
    notFound: { heading: 'No book answers to “barshha”', text: 'Did you mean barsha? Or ask us to find it.' },
    failed: { heading: 'The reviews did not arrive', text: 'The rest of the page is fine.' },
    retry: 'Try again',
    offline: {
      heading: 'No line just now',
      text: 'Your library, your tickets and the pages you have seen still open.',
      way: { href: '/library/', text: 'My library' },
    },
    waiting: {
      heading: 'eSewa has not answered yet',
      text: 'You will not pay twice. This page asks again by itself; you may also leave it.',
    },
  },
  ne: {
    empty: {
      heading: 'डोको रित्तै छ',
      text: 'तपाईंले सोचिरहेको किताब धरानमा कसैले पढिरहेको छ।',
      way: { href: '/ne/', text: 'यस हप्ता आएका' },
    },
    notFound: {
      heading: '“बर्स्सा” नामको किताब भेटिएन',
      text: 'वर्षा खोज्नुभएको हो? नभए भन्नुहोस्, हामी खोजिदिन्छौँ।',
    },
    failed: { heading: 'पाठकका कुरा आइपुगेनन्', text: 'पानाको बाँकी भाग ठीकै छ।' },
    retry: 'फेरि हेर्नुहोस्',
    offline: {
      heading: 'अहिले नेट छैन',
      text: 'तपाईंका किताब, टिकट र हेरिसकेका पाना अहिले पनि खुल्छन्।',
      way: { href: '/ne/library/', text: 'मेरा किताब' },
    },
    waiting: {
      heading: 'ई-सेवाबाट जवाफ आएको छैन',
      text: 'दोहोरो पैसा काटिँदैन। यो पानाले आफैँ फेरि सोध्छ; बन्द गर्नुभए पनि हुन्छ।',
    },
  },
} as const

export const emptyStateStory: Story = {
  name: 'empty-state',
  states: (language) => {
    const { empty, notFound, failed, retry, offline, waiting } = WORDS[language]
    const again = <Button kind="plain">{retry}</Button>
    return [
      { name: 'empty', shows: <EmptyState {...empty} /> },
      { name: 'not-found', shows: <EmptyState mark="not-found" {...notFound} /> },
      {
        name: 'failed',
        shows: (
          <EmptyState mark="failed" {...failed}>
            {again}
          </EmptyState>
        ),
      },
      {
        name: 'offline',
        shows: (
          <EmptyState mark="offline" {...offline}>
            {again}
          </EmptyState>
        ),
      },
      { name: 'waiting', shows: <EmptyState mark="waiting" {...waiting} /> },
      { name: 'page', shows: <EmptyState level={1} {...empty} /> },
    ]
  },
}
