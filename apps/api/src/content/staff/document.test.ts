import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import {
  completeLanguages,
  differencesOf,
  documentSchema,
  inLanguage,
  items,
  joinLanguages,
  line,
  localized,
  normalise,
  optional,
  richText,
  valuesAt,
} from './document.ts'

const texts = {
  place: localized(line()),
  tags: localized(Type.Array(line())),
  parts: items({ at: Type.Integer(), title: localized(line()), body: localized(richText()) }),
}
const schema = documentSchema('session', { facts: { on: optional.date() }, texts, links: ['artist'], hasGenres: true })
const whole = Type.Object(texts)

describe('a document', () => {
  test('is made of anything, with every property and no others', () => {
    const empty = normalise(schema, {
      kind: 'article',
      title: { en: ' A\u0000 \n b ', ne: 7 },
      links: [3],
      strange: true,
    })
    expect(empty).toEqual({
      ...{ kind: 'session', slug: '', picture: null, title: { en: 'A b', ne: '' }, summary: { en: '', ne: '' } },
      ...{ body: { en: '', ne: '' }, facts: { on: null }, links: [3], genres: [] },
      texts: { place: { en: '', ne: '' }, tags: { en: [], ne: [] }, parts: [] },
    })
    expect(normalise(schema, empty)).toEqual(empty)
    expect(normalise(schema, null)).toMatchObject({ kind: 'session', title: { en: '', ne: '' } })
  })

  test.each([
    ['<p>&nbsp;</p>', ''],
    ['<p><br></p>', ''],
    ['<p>a<img src=x onerror=b></p>', '<p>a</p>'],
    ['plain', 'plain'],
  ])('has sanitised HTML: %s', (html, clean) => {
    expect(normalise(schema, { body: { en: html } }).body.en).toBe(clean)
  })
})

describe('the languages', () => {
  const parts = [
    { at: 1, title: { en: 'One', ne: 'एक' }, body: { en: '', ne: '' } },
    { at: 2, title: { en: 'Two', ne: '' }, body: { en: 'b', ne: '' } },
  ]
  const value = { place: { en: 'Patan', ne: '' }, tags: { en: [], ne: ['क'] }, parts }

  test('are taken apart: items take what is missing from the other language', () => {
    expect(inLanguage(whole, value, 'ne')).toEqual({
      place: '',
      tags: ['क'],
      parts: [
        { at: 1, title: 'एक', body: '' },
        { at: 2, title: 'Two', body: 'b' },
      ],
    })
    const english = [{ at: 2, title: { en: 'Two', ne: '' }, body: { en: '', ne: '' } }]
    expect(inLanguage(whole, { ...value, parts: english }, 'ne')).toMatchObject({ parts: [] })
  })

  test('are put together again, with lists of different lengths', () => {
    const en = { place: 'Patan', parts: [{ at: 1, title: 'One', body: '' }] }
    const ne = {
      tags: ['क'],
      parts: [
        { at: 1, title: 'एक' },
        { at: 2, title: 'दुई' },
      ],
    }
    expect(joinLanguages(whole, en, ne)).toEqual({
      place: { en: 'Patan', ne: undefined },
      tags: { en: undefined, ne: ['क'] },
      parts: [
        { at: 1, title: { en: 'One', ne: 'एक' }, body: { en: '', ne: undefined } },
        { at: 2, title: { en: undefined, ne: 'दुई' }, body: { en: undefined, ne: undefined } },
      ],
    })
  })

  test.each([
    [{ title: { en: 'A', ne: '' } }, ['en']],
    [{ title: { en: 'A', ne: 'क' } }, ['en', 'ne']],
    [{ title: { en: 'A', ne: 'क' }, body: { en: 'b', ne: '' } }, ['en']],
    [{ title: { en: 'A', ne: 'क' }, body: { en: 'b', ne: '' }, texts: value }, []],
    [{}, []],
  ])('are complete without a missing text: %j', (parts, complete) => {
    expect(completeLanguages(schema, normalise(schema, parts))).toEqual(complete)
  })
})

test('values are found by path, at each item of a list', () => {
  const value = { a: [{ b: 1 }, { b: null }], c: { d: 'x' } }
  expect(valuesAt(value, 'a.*.b')).toEqual([
    { path: 'a.0.b', value: 1 },
    { path: 'a.1.b', value: null },
  ])
  expect(valuesAt(value, 'c.d')).toEqual([{ path: 'c.d', value: 'x' }])
  expect(valuesAt(value, 'e.f')).toEqual([{ path: 'e.f', value: undefined }])
})

test('differences name each field with both values', () => {
  const [one, other] = [
    normalise(schema, { slug: 'a', title: { en: 'A' }, links: [1, 2] }),
    normalise(schema, { slug: 'a', title: { ne: 'क' }, links: [1, 3, 4] }),
  ]
  expect(differencesOf(one, one)).toEqual([])
  expect(differencesOf(one, other)).toEqual([
    { field: 'title.en', before: 'A', after: null },
    { field: 'links.1', before: '2', after: '3' },
    { field: 'title.ne', before: null, after: 'क' },
    { field: 'links.2', before: null, after: '4' },
  ])
})
