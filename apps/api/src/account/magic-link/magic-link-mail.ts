import type { Language } from '../../http/language.ts'
import { renderMail } from '../../mail/mail-template.ts'
import type { Mail } from '../../mail/queries.ts'

const TEXTS = {
  en: {
    subject: (code: string) => `${code} is your code for Dabali`,
    title: 'Come in to Dabali',
    press: 'Press this to log in. It works once, for 15 minutes.',
    label: 'Log in',
    code: 'Or type this code where you asked for it, on whichever device that is:',
    unasked: 'You did not ask for this? Then leave it: without the code or the link nobody comes in.',
  },
  ne: {
    subject: (code: string) => `डबलीका लागि तपाईंको कोड ${code}`,
    title: 'डबलीमा आउनुहोस्',
    press: 'लग इन गर्न यो थिच्नुहोस्। यसले १५ मिनेटभित्र एक पटक काम गर्छ।',
    label: 'लग इन',
    code: 'वा जुन उपकरणमा माग्नुभएको हो, त्यहीँ यो कोड लेख्नुहोस्:',
    unasked: 'तपाईंले माग्नुभएको होइन? त्यसो भए छाडिदिनुहोस्: कोड वा लिङ्कबिना कोही भित्र आउँदैन।',
  },
}

type MagicLink = { email: string; token: string; code: string; site: string; language: Language }

/** The link leads to a page that asks before it does anything: programs that read mails open links, too. */
export function magicLinkMail({ email, token, code, site, language }: MagicLink): Mail {
  const words = TEXTS[language]
  const url = `${site}${language === 'ne' ? '/ne' : ''}/auth/magic-login/${token}`
  const parts = [words.press, { label: words.label, url }, words.code, { code }, words.unasked]
  return { to: email, subject: words.subject(code), language, ...renderMail({ language, title: words.title, parts }) }
}
