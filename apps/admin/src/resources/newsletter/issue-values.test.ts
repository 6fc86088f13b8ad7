import type { NewsletterIssue } from '@dabali/api-client/staff'
import { expect, it } from 'vitest'
import { issueChanges, isUnderWay, leftToSend, progressOf, separateStyles, toIssueValues } from './issue-values.ts'

const figures = { recipients: 0, sent: 0, waiting: 0, failed: 0, unsubscribed: 0 }
const issue: NewsletterIssue = {
  ...{ id: 'i', subject: { en: 'Rain' }, preheader: {}, body: { en: '<p>Rain.</p>' }, complete: ['en'] },
  ...{ status: 'draft', version: 2 },
  ...{ figures, created_at: '2026-11-01T00:00:00Z', updated_at: '2026-11-01T00:00:00Z' },
  ...{ started_at: null, stopped_at: null, sent_at: null },
}

it('only the languages that were changed are sent, and an emptied one is removed', () => {
  const base = toIssueValues(issue)
  expect(issueChanges(base, base)).toEqual({})
  expect(
    issueChanges(base, {
      subject: { en: 'Rain', ne: 'वर्षा' },
      preheader: { en: 'Now', ne: '' },
      body: { en: '', ne: '' },
    }),
  ).toEqual({
    subject: { ne: 'वर्षा' },
    preheader: { en: 'Now' },
    body: { en: '' },
  })
})

it('a stopped issue goes to the subscribers who have not got it', () => {
  expect(leftToSend(100, figures)).toBe(100)
  expect(leftToSend(100, { ...figures, recipients: 40 })).toBe(60)
  // Two of the recipients are no subscribers any more, so that they are not among the hundred.
  expect(leftToSend(100, { ...figures, recipients: 40, unsubscribed: 2 })).toBe(62)
  expect(leftToSend(10, { ...figures, recipients: 40 })).toBe(0)
})

it('the progress counts emails that were tried, and never shows more than all', () => {
  const sending = { figures: { ...figures, recipients: 40, sent: 30, waiting: 9, failed: 1 } }
  expect(progressOf(sending, 100)).toEqual({ done: 31, all: 100 })
  expect(progressOf(sending, undefined)).toEqual({ done: 31, all: 40 })
})

it('an issue is under way until its last email has left', () => {
  expect(isUnderWay(issue)).toBe(false)
  expect(isUnderWay({ status: 'sending', figures })).toBe(true)
  expect(isUnderWay({ status: 'sent', figures: { ...figures, waiting: 3 } })).toBe(true)
  expect(isUnderWay({ status: 'sent', figures })).toBe(false)
})

it('styles are taken out of tags and never out of the text of an email', () => {
  const mail = '<head><style>p{margin:0}</style></head><p class="q" style="color:#fff">a style="b" c</p>'
  expect(separateStyles(mail)).toEqual({
    html: '<head></head><p class="q" data-style="color:#fff">a style="b" c</p>',
    css: 'p{margin:0}',
  })
})
