import type { ContentDocument } from '@dabali/api-client/staff'
import { describe, expect, it } from 'vitest'
import { fieldsOf, fromNepal, mergeDocuments, timeLeft, toNepal, withFields } from './draft-merge.ts'

const document: ContentDocument = {
  kind: 'article',
  slug: 'roofs',
  picture: null,
  title: { en: 'Roofs', ne: 'छाना' },
  summary: { en: '', ne: '' },
  body: { en: '<p>One</p>', ne: '' },
  facts: {},
  texts: { byline: { en: 'Maya', ne: '' } },
  links: [1],
  products: [],
}
const change = (fields: Record<string, unknown>) => withFields(document, Object.entries(fields))
const merge = (mine: Record<string, unknown>, theirs: Record<string, unknown>) =>
  mergeDocuments({ sent: document, stored: document, mine: change(mine), theirs: change(theirs) })

describe('mergeDocuments', () => {
  it('takes what only one of both has changed', () => {
    expect(merge({ 'title.en': 'Our roofs' }, { 'title.ne': 'हाम्रा छाना', links: [1, 2] })).toEqual({
      merged: change({ 'title.en': 'Our roofs', 'title.ne': 'हाम्रा छाना', links: [1, 2] }),
      numMerged: 3,
      choices: [],
    })
  })

  it('leaves a field that both have changed to a person, with theirs in the merged document', () => {
    expect(merge({ 'body.en': '<p>Mine</p>' }, { 'body.en': '<p>Theirs</p>' })).toEqual({
      merged: change({ 'body.en': '<p>Theirs</p>' }),
      numMerged: 0,
      choices: [{ path: 'body.en', mine: '<p>Mine</p>', theirs: '<p>Theirs</p>' }],
    })
  })

  it('is no choice when both have made the same change', () => {
    expect(merge({ slug: 'our-roofs' }, { slug: 'our-roofs' }).choices).toEqual([])
  })

  describe('a group that one side does not have', () => {
    const video = { src: 'one.mp4', seconds: 60 }
    const sides = (before: object | null, mine: object | null, theirs: object | null) => {
      const withVideo = (group: object | null) => change({ 'facts.video': group })
      const sent = withVideo(before)
      return mergeDocuments({ sent, stored: sent, mine: withVideo(mine), theirs: withVideo(theirs) })
    }

    it('is a choice when one has removed what the other has changed', () => {
      const changed = { ...video, seconds: 61 }
      expect(sides(video, null, changed)).toMatchObject({
        merged: { facts: { video: changed } },
        choices: [{ path: 'facts.video', mine: null, theirs: changed }],
      })
      expect(sides(video, changed, null)).toMatchObject({
        merged: { facts: { video: null } },
        choices: [{ path: 'facts.video', mine: changed, theirs: null }],
      })
    })

    it('is removed or added by the one who has done so', () => {
      expect(sides(video, null, video)).toMatchObject({ merged: { facts: { video: null } }, choices: [] })
      expect(sides(video, video, null)).toMatchObject({ merged: { facts: { video: null } }, choices: [] })
      expect(sides(null, video, null)).toMatchObject({ merged: { facts: { video } }, choices: [] })
      expect(sides(null, null, video)).toMatchObject({ merged: { facts: { video } }, choices: [] })
    })

    it('is a choice as a whole when both have added another one', () => {
      const other = { src: 'two.mp4', seconds: 90 }
      expect(sides(null, video, other).choices).toEqual([{ path: 'facts.video', mine: video, theirs: other }])
    })
  })

  it('does not take for a change what the API has cleaned in the last save', () => {
    const sent = change({ 'title.en': ' Roofs ' })
    const theirs = change({ 'title.en': 'High roofs' })
    expect(mergeDocuments({ sent, stored: document, mine: sent, theirs })).toMatchObject({
      merged: theirs,
      choices: [],
    })
  })
})

it('names fields by path, and a list as one', () => {
  expect([...fieldsOf({ title: { en: 'a' }, links: [1, 2], facts: {} })]).toEqual([
    ['title.en', 'a'],
    ['links', [1, 2]],
    ['facts', {}],
  ])
})

it.each([
  ['2026-11-26T10:00:00Z', { days: 1, hours: 16, minutes: 0 }],
  ['2026-11-24T18:30:00Z', { days: 0, hours: 0, minutes: 30 }],
  ['2026-11-24T20:01:00Z', { days: 0, hours: 2, minutes: 1 }],
  ['2026-11-20T20:01:00Z', { days: 0, hours: 0, minutes: 0 }],
])('%s is %j away', (at, left) => {
  expect(timeLeft(at, new Date('2026-11-24T18:00:00Z'))).toEqual(left)
})

it('reads a time as one of Nepal', () => {
  expect(new Date(fromNepal('2026-12-01T09:00')).toISOString()).toBe('2026-12-01T03:15:00.000Z')
  expect(toNepal('2026-12-01T03:15:00.000Z')).toBe('2026-12-01T09:00')
})
