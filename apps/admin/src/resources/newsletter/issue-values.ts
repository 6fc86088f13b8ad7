import type { NewsletterIssue } from '@dabali/api-client/staff'
import type { BilingualText } from '../../fields/bilingual-field.tsx'
import { changedPaths } from '../../fields/merge-values.ts'

type Name = 'subject' | 'preheader' | 'body'
export type IssueValues = Record<Name, BilingualText>
type Change = Partial<Record<Name, { en?: string; ne?: string }>>

export const ISSUE_PATHS = ['subject.en', 'subject.ne', 'preheader.en', 'preheader.ne', 'body.en', 'body.ne']

const bothOf = (text: BilingualText = {}) => ({ en: text.en ?? '', ne: text.ne ?? '' })

export const toIssueValues = (issue?: NewsletterIssue): IssueValues => ({
  subject: bothOf(issue?.subject),
  preheader: bothOf(issue?.preheader),
  body: bothOf(issue?.body),
})

/** The texts that differ, each in its language. */
export function issueChanges(base: IssueValues, values: IssueValues): Change {
  const change: Change = {}
  for (const path of changedPaths(ISSUE_PATHS, base, values)) {
    const [field, language] = path.split('.') as [Name, 'en' | 'ne']
    change[field] = { ...change[field], [language]: values[field][language] ?? '' }
  }
  return change
}

type Figures = NewsletterIssue['figures']

/** How many subscribers have not got an issue yet; those who were removed or left since do not count. */
export const leftToSend = (active: number, { recipients, unsubscribed }: Figures): number =>
  Math.max(0, active - Math.max(0, recipients - unsubscribed))

/** Whether emails are still on their way, also after the last one was added to the outbox. */
export const isUnderWay = ({ status, figures }: Pick<NewsletterIssue, 'status' | 'figures'>): boolean =>
  status === 'sending' || (status !== 'draft' && figures.waiting > 0)

/** How many emails have been tried, of how many; recipients are added in batches, so that more can follow. */
export function progressOf({ figures }: Pick<NewsletterIssue, 'figures'>, active: number | undefined) {
  const { recipients, sent, failed } = figures
  return { done: sent + failed, all: recipients + leftToSend(active ?? 0, figures) }
}

const TAG = /<[a-z][^>]*>/gi

/**
 * The HTML of an email without its style sheet and style attributes, which the policy of this page blocks. The sheet is
 * returned beside it, and the attributes are found as `data-style`, to be set by script.
 */
export function separateStyles(html: string): { html: string; css: string } {
  const sheets: string[] = []
  const rest = html.replace(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => {
    sheets.push(css)
    return ''
  })
  return {
    html: rest.replace(TAG, (tag) => tag.replace(/\sstyle="/g, ' data-style="')),
    css: sheets.join('\n'),
  }
}
