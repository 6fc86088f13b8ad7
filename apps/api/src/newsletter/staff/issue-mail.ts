import { createRequire } from 'node:module'
import type { Language } from '@dabali/domain'
import type sanitizeHtml from 'sanitize-html'
import { RICH_TEXT_TAGS } from '../../content/sanitize-rich-text.ts'
import { renderMail, sitePath } from '../../mail/mail-template.ts'
import type { Mail } from '../../mail/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { type IssueTexts, inTransaction, issueStatements, type Recipient, type Texts } from './queries.ts'

const require = createRequire(import.meta.url)
// Loaded on use: they are large, and most processes never need them.
const sanitizer = (): typeof sanitizeHtml => require('sanitize-html')
const parsers = (): typeof import('htmlparser2') => require('htmlparser2')

const LANGUAGES = ['en', 'ne'] as const

type Content = Pick<IssueTexts, 'subject' | 'body'>

/** The languages with a subject and a text. */
export const completeLanguages = ({ subject, body }: Content): Language[] =>
  LANGUAGES.filter((language) => subject[language] !== undefined && body[language] !== undefined)

const SERIF = "Georgia,'Times New Roman','Nirmala UI','Noto Serif Devanagari',serif"

/** Mail programs ignore style sheets. */
const STYLES: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h2: `margin:8px 0 8px;font:700 20px/28px ${SERIF}`,
  h3: 'margin:8px 0 8px;font-weight:700;font-size:16px;line-height:24px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #858690',
}

/** Paths lead to the site that the issue is sent for. */
const absolute = (href: string, site: string) => (href.startsWith('/') ? `${site}${href}` : href)

/** Adds the styles and complete addresses to HTML that was sanitised when it was saved. */
const toMailHtml = (html: string, site: string) =>
  sanitizer()(html, {
    allowedTags: RICH_TEXT_TAGS,
    allowedAttributes: { '*': ['style', 'class', 'href'] },
    transformTags: {
      '*': (tagName, { href }) => ({
        tagName,
        attribs: {
          ...(STYLES[tagName] !== undefined && { style: STYLES[tagName] }),
          ...(tagName === 'a' && { class: 't' }),
          ...(href !== undefined && { href: absolute(href, site) }),
        },
      }),
    },
  })

const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'blockquote'])

/** The same as plain text, with addresses behind the words that link to them. */
function toMailText(html: string, site: string): string {
  let text = ''
  const links: string[] = []
  const { Parser } = parsers()
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (name === 'li') text += '\n- '
      if (name === 'br') text += '\n'
      if (name === 'a') links.push(href)
    },
    ontext(part) {
      text += part.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      const href = name === 'a' ? (links.pop() ?? '') : ''
      if (href !== '') text += ` (${absolute(href, site)})`
      if (BLOCKS.has(name)) text += '\n\n'
    },
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

type Addressed = IssueTexts & {
  site: string
  to: string
  language: Language
  /** Of the subscription; without it the link leads to the page of the newsletter. */
  unsubscribeToken?: string
}

/** The email in this language, which is complete. */
export function issueMail({ subject, preheader, body, site, to, language, unsubscribeToken }: Addressed): Mail {
  const { subscribed, unsubscribe } = MESSAGES[language].newsletterMail
  const title = subject[language] ?? ''
  const html = body[language] ?? ''
  const page = unsubscribeToken === undefined ? '/newsletter' : `/newsletter/unsubscribe/${unsubscribeToken}`
  return {
    kind: 'newsletter',
    to,
    subject: title,
    language,
    ...(unsubscribeToken !== undefined && {
      unsubscribeUrl: `${site}/v1/api/subscriptions/unsubscribe/${unsubscribeToken}/`,
    }),
    ...renderMail({
      language,
      site,
      title,
      preview: preheader[language] ?? '',
      parts: [
        { html: toMailHtml(html, site), text: toMailText(html, site) },
        { small: subscribed },
        { links: [{ label: unsubscribe, url: sitePath({ site, language }, page) }] },
      ],
    }),
  }
}

const BATCH_SIZE = 100
/** Until some of the emails before have left. */
const WAIT_SECONDS = 2

type Database = Parameters<typeof inTransaction>[0]

/**
 * Adds the emails of one batch to the outbox and records who they are for, in one transaction: a job that is repeated or
 * killed adds none twice. The next batch follows when the one before has mostly left, so that an issue can be stopped.
 */
export const sendNewsletter =
  (database: Database, batchSize = BATCH_SIZE) =>
  ({ issueId }: { issueId: string }) =>
    inTransaction(database, async (inside) => {
      const statements = issueStatements(inside)
      const issue = await statements.findSending(issueId)
      if (!issue) return
      if (issue.waiting >= batchSize) return statements.sendMore(issueId, WAIT_SECONDS)
      const recipients = await statements.takeBatch(issueId, batchSize)
      for (const recipient of recipients) await statements.addMail(mailFor(issue, recipient), recipient.job_id)
      if (recipients.length === batchSize) return statements.sendMore(issueId, 0)
      await statements.finish(issueId)
    })

/** In the language of the subscriber, or in the other one if the issue has only that. */
function mailFor(issue: IssueTexts & { site: string }, { email, language, unsubscribe_token }: Recipient): Mail {
  const complete = completeLanguages(issue)
  const chosen = complete.includes(language) ? language : (complete[0] ?? language)
  return issueMail({ ...issue, to: email, language: chosen, unsubscribeToken: unsubscribe_token })
}

/** Texts without those that are empty: a language without a text is missing. */
export const withoutEmpty = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''))
