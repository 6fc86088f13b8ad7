import { HELP_TOPICS } from '../paths.ts'

/** The questions of each topic; the message keys are `q-delivery-when` and `a-delivery-when`. */
export const HELP_QUESTIONS = {
  delivery: ['delivery-when', 'delivery-home', 'delivery-address', 'delivery-digital', 'delivery-customs'],
  returns: [
    ...(['returns-how', 'returns-faulty', 'returns-cancel', 'returns-refund'] as const),
    ...(['returns-digital', 'returns-tickets'] as const),
  ],
  payments: [
    ...(['payments-methods', 'payments-cash', 'payments-gift-card'] as const),
    ...(['payments-failed', 'payments-card', 'payments-receipt'] as const),
  ],
  'e-books': ['e-books-where', 'e-books-offline', 'e-books-devices', 'e-books-gift', 'e-books-missing'],
  terms: ['terms-seller', 'terms-order', 'terms-prices', 'terms-digital', 'terms-tickets', 'terms-law'],
  accessibility: [
    ...(['accessibility-standard', 'accessibility-keyboard', 'accessibility-reading'] as const),
    ...(['accessibility-captions', 'accessibility-venues', 'accessibility-report'] as const),
  ],
} as const satisfies Record<HelpTopic, readonly string[]>

export type HelpTopic = (typeof HELP_TOPICS)[number]

/** These are statements, not questions, and are all open. */
const STATEMENTS: readonly HelpTopic[] = ['terms', 'accessibility']

export const hasQuestions = (topic: HelpTopic) => !STATEMENTS.includes(topic)
export const isHelpTopic = (slug: string): slug is HelpTopic => HELP_TOPICS.some((topic) => topic === slug)
