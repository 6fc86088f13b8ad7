import { expect, it } from 'vitest'
import { libraryTranslator } from './library-messages.ts'
import { toAudioTracks } from './load-library.ts'

const NOWHERE = { version: 0, locator: null, progress: 0, device: null, updated_at: null }
const sound = (title: string, position: number) => {
  return { position, kind: 'audio' as const, title, type: 'audio/mpeg', size: 1, duration_seconds: 60 }
}
const titles = (names: string[], language: 'en' | 'ne') => {
  const item = {
    id: '1',
    product: { title: 'The Rain Ledger', authors: [] },
    picture: { width: 1, height: 1, sources: [] },
    files: names.map(sound),
  }
  return toAudioTracks({ item, saved: NOWHERE, access: null }, libraryTranslator(language)).parts.map(
    ({ title }) => title,
  )
}

it('keeps the names of parts that have their own', () => {
  expect(titles(['Asar', 'Saun'], 'ne')).toEqual(['Asar', 'Saun'])
})

it('counts parts that all bear one name, with the digits of the language', () => {
  expect(titles(['Audio', 'Audio'], 'en')).toEqual(['Part 1', 'Part 2'])
  expect(titles(['Audio', 'Audio'], 'ne')).toEqual(['भाग १', 'भाग २'])
})
