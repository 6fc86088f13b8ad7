import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ReaderBook } from './reader-book.ts'
import { DEFAULT_SETTINGS, SettingsPanel } from './settings-panel.tsx'

it.each([
  ['en', '150%'],
  ['ne', '१५०%'],
] as const)('reads the size of the letters in %s as %s', (language, said) => {
  const book = { texts: {}, language } as unknown as ReaderBook
  const panel = <SettingsPanel book={book} settings={{ ...DEFAULT_SETTINGS, size: 27 }} onChange={() => undefined} />
  expect(renderToStaticMarkup(panel)).toContain(`aria-valuetext="${said}"`)
})
