import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DateText, kathmanduDay } from './date-text.tsx'

describe('DateText', () => {
  it.each([
    { value: '2026-12-12', language: 'en', markup: '<time dateTime="2026-12-12">December 12, 2026</time>' },
    { value: '2026-12-12', language: 'ne', markup: '<time dateTime="2026-12-12">मङ्सिर २६, २०८३</time>' },
    {
      value: '2026-12-12T12:45:00Z',
      language: 'en',
      markup: '<time dateTime="2026-12-12T12:45:00Z">December 12, 2026 18:30</time>',
    },
    {
      value: '2026-12-12T12:45:00Z',
      language: 'ne',
      markup: '<time dateTime="2026-12-12T12:45:00Z">मङ्सिर २६, २०८३ १८:३०</time>',
    },
    { value: 'TBA', language: 'en', markup: 'TBA' },
    { value: '', language: 'en', markup: '' },
    { value: null, language: 'ne', markup: '' },
    { value: undefined, language: 'ne', markup: '' },
  ] as const)('$value is $markup in $language', ({ value, language, markup }) => {
    expect(renderToStaticMarkup(<DateText value={value} language={language} />)).toBe(markup)
  })
})

it('is the date in Kathmandu, which may be the next day', () => {
  expect(kathmanduDay('2026-11-05T04:15:00.000Z')).toBe('2026-11-05')
  expect(kathmanduDay('2026-11-05T20:00:00.000Z')).toBe('2026-11-06')
})

it('leaves an invalid time unchanged', () => {
  expect(kathmanduDay('soon')).toBe('soon')
})
