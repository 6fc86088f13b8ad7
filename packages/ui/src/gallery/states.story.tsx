import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorScreen } from '../error-screen/error-screen.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { TextField } from '../field/field.tsx'
import type { Story } from './story.ts'

const EMPTY_STATE_TEXTS = {
  en: {
    empty: {
      heading: 'Your cart is empty',
      text: 'Books, tickets and gifts you add will appear here.',
      way: { href: '/', text: 'New this week' },
    },
    notFound: { heading: 'No results for “barshha”', text: 'Did you mean barsha? Or ask us to find it.' },
    failed: { heading: "We couldn't load the reviews", text: 'The rest of the page is fine.' },
    retry: 'Try again',
    offline: {
      heading: "You're offline",
      text: 'Your library, tickets and visited pages are available offline.',
      way: { href: '/library/', text: 'My library' },
    },
    waiting: {
      heading: 'eSewa has not answered yet',
      text: "You won't be charged twice. This page checks again automatically.",
    },
  },
  ne: {
    empty: {
      heading: 'तपाईंको कार्ट खाली छ',
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
      heading: 'इसेवाबाट जवाफ आएको छैन',
      text: 'दोहोरो पैसा काटिँदैन। यो पानाले आफैँ फेरि सोध्छ; बन्द गर्नुभए पनि हुन्छ।',
    },
  },
} as const

export const emptyStateStory: Story = {
  name: 'empty-state',
  states: (language) => {
    const { empty, notFound, failed, retry, offline, waiting } = EMPTY_STATE_TEXTS[language]
    const again = <Button kind="plain">{retry}</Button>
    return [
      { name: 'empty', content: <EmptyState {...empty} /> },
      { name: 'not-found', content: <EmptyState icon="not-found" {...notFound} /> },
      {
        name: 'failed',
        content: (
          <EmptyState icon="failed" {...failed}>
            {again}
          </EmptyState>
        ),
      },
      {
        name: 'offline',
        content: (
          <EmptyState icon="offline" {...offline}>
            {again}
          </EmptyState>
        ),
      },
      { name: 'waiting', content: <EmptyState icon="waiting" {...waiting} /> },
      { name: 'page', content: <EmptyState level={1} {...empty} /> },
    ]
  },
}

const ERROR_SCREEN_TEXTS = {
  en: {
    headings: { notFound: 'Page not found', failed: 'An error occurred' },
    missing: 'Page not found: /book/the-rain-ladder/',
    long: `Page not found: /book/${'the-rain-ledger-and-other-stories-'.repeat(4)}/`,
    missingAdvice: 'Check the link, or the page may have moved.',
    wrong: 'Something went wrong!',
    wrongAdvice: "This is our fault, and we've logged it. Your cart is safe.",
    home: 'Return to Homepage',
    retry: 'Try again',
  },
  ne: {
    headings: { notFound: 'पेज भेटिएन', failed: 'गडबडी भयो' },
    missing: 'पेज भेटिएन: /ne/book/कुहिरोको-गर/',
    long: `पेज भेटिएन: /ne/book/${'कुहिरोको-घर-र-अरू-कथा-'.repeat(5)}/`,
    missingAdvice: 'बाटोमा कुनै अक्षर छुट्यो होला, वा किताब अन्तै सर्‍यो।',
    wrong: 'केही गडबडी भयो!',
    wrongAdvice: 'गल्ती हाम्रै हो, टिपिसकेका छौँ। तपाईंको कार्ट सुरक्षित छ।',
    home: 'गृहपृष्ठमा फर्कनुहोस्',
    retry: 'फेरि कोसिस गर्नुहोस्',
  },
} as const

export const errorScreenStory: Story = {
  name: 'error-screen',
  states: (language) => {
    const {
      headings,
      missing,
      long,
      missingAdvice,
      wrong,
      wrongAdvice,
      home: text,
      retry,
    } = ERROR_SCREEN_TEXTS[language]
    const home = { href: '/', text }
    return [
      {
        name: 'not found',
        content: <ErrorScreen status={404} headings={headings} message={missing} advice={missingAdvice} home={home} />,
      },
      {
        name: 'not found, at a long address',
        content: <ErrorScreen status={404} headings={headings} message={long} home={home} />,
      },
      {
        name: 'failed, and worth another try',
        content: (
          <ErrorScreen headings={headings} message={wrong} advice={wrongAdvice} home={home}>
            <Button kind="plain">{retry}</Button>
          </ErrorScreen>
        ),
      },
    ]
  },
}

const ERROR_SUMMARY_TEXTS = {
  en: {
    heading: 'Please check these fields',
    phone: 'Mobile number',
    phoneError: 'Mobile number: enter 10 digits',
    name: 'Full name',
    nameError: "Full name: enter the recipient's name",
    one: 'Please check this field',
    whole: 'The Rain Ledger has sold out. Remove it from your cart to continue.',
  },
  ne: {
    heading: 'दुईवटा कुरा मिलाउनुहोस्',
    phone: 'मोबाइल नम्बर',
    phoneError: 'मोबाइल नम्बर: पाँच अङ्क छुटेको छ',
    name: 'पूरा नाम',
    nameError: 'पूरा नाम: कुरियरले सोध्ने नाम लेख्नुहोस्',
    one: 'एउटा कुरा मिलाउनुहोस्',
    whole: 'तपाईंले लेख्दालेख्दै “झरीको खाता” को अन्तिम प्रति सकियो। अघि बढ्न त्यसलाई कार्टबाट निकाल्नुहोस्।',
  },
} as const

export const errorSummaryStory: Story = {
  name: 'error-summary',
  states: (language) => {
    const { heading, phone, phoneError, name, nameError, one, whole } = ERROR_SUMMARY_TEXTS[language]
    const errors = [
      { field: 'phone', text: phoneError },
      { field: 'full_name', text: nameError },
    ]
    return [
      {
        name: 'fields',
        content: (
          <>
            <ErrorSummary heading={heading} errors={errors} />
            <TextField name="phone" label={phone} />
            <TextField name="full_name" label={name} />
          </>
        ),
      },
      { name: 'whole', content: <ErrorSummary heading={one} errors={[{ text: whole }]} /> },
    ]
  },
}
