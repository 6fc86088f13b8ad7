import { expect, it } from 'vitest'
import { secondFormat, withSecond } from './product-media.tsx'

it.each([
  ['audio/mpeg', ['mp3'], undefined, ['flac']],
  ['audio/flac', ['flac'], undefined, ['mp3']],
  ['audio/mpeg', ['flac', 'mp3'], 'flac', []],
  ['audio/flac', ['flac', 'mp3'], 'mp3', []],
  ['audio/mp4', [], undefined, ['mp3', 'flac']],
  ['audio/mp4', ['flac'], 'flac', []],
] as const)('%s that is saved as %j has %s and can get %j', (type, formats, second, addable) => {
  expect(secondFormat({ type, formats: [...formats] })).toEqual({ second, addable })
})

const file = (id: string, position: number) => ({
  ...{ id, position, kind: 'audio' as const, type: 'audio/mpeg', size: 1, duration_seconds: 9 },
  titles: { en: id, ne: '' },
  formats: ['mp3' as const],
})

it('a second format goes to its file, also after the order has changed', () => {
  const moved = [file('b', 0), file('a', 1)]
  expect(withSecond(moved, 'a', 'upload')).toEqual([
    { position: 0, titles: { en: 'b', ne: '' } },
    { position: 1, titles: { en: 'a', ne: '' }, also: 'upload' },
  ])
  expect(withSecond(moved, 'b', null)[0]).toEqual({ position: 0, titles: { en: 'b', ne: '' }, also: null })
})

it('a second format of a file that is gone is refused, and changes nothing', () => {
  expect(() => withSecond([file('b', 0)], 'a', 'upload')).toThrow('admin.upload.fileGone')
})
