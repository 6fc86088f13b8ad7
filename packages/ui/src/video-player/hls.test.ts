import { describe, expect, it } from 'vitest'
import { listQualities } from './hls.ts'

describe('qualitiesOf', () => {
  it.each([
    { what: 'none', levels: [], names: [] },
    {
      what: 'each by its lines, the finest first',
      levels: [
        { height: 180, bitrate: 75_000 },
        { height: 480, bitrate: 120_000 },
      ],
      names: ['480', '180'],
    },
    {
      what: 'two of the same lines by what they take',
      levels: [
        { height: 480, bitrate: 400_000 },
        { height: 480, bitrate: 900_000 },
      ],
      names: ['480 900 kbps', '480 400 kbps'],
    },
    { what: 'one of unknown lines by what it takes', levels: [{ height: 0, bitrate: 64_000 }], names: ['64 kbps'] },
  ])('names $what', ({ levels, names }) => {
    expect(listQualities(levels).map(({ name }) => name)).toEqual(names)
  })

  it('finds each level by its quality', () => {
    expect(listQualities([180, 480].map((height) => ({ height, bitrate: height }))).map(({ level }) => level)).toEqual([
      1, 0,
    ])
  })
})
