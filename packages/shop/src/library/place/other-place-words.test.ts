import { expect, it } from 'vitest'
import { otherPlaceWords } from './other-place-words.ts'

const texts = {
  other: '{device} is at {place}.',
  part: 'part {part}, {time}',
  goThere: 'Go there',
  stayHere: 'Stay here',
  devices: { Phone: 'The phone', Tablet: 'The tablet', Computer: 'The computer', another: 'Another device' },
}
const around = { parts: 3, own: 'Computer', texts, language: 'en', digits: String }
const saved = { place: { part: 2, seconds: 760 }, progress: 0.6, version: 4, device: 'Phone' }

it.each([
  { saved, around, words: 'The phone is at part 3, 12:40.' },
  { saved, around: { ...around, parts: 1 }, words: 'The phone is at 12:40.' },
  { saved, around: { ...around, own: 'Phone' }, words: 'Another device is at part 3, 12:40.' },
  { saved: { ...saved, device: 'Asha’s tablet' }, around, words: 'Another device is at part 3, 12:40.' },
  { saved: { ...saved, device: null }, around, words: 'Another device is at part 3, 12:40.' },
])('$words', ({ saved: known, around: near, words }) => {
  expect(otherPlaceWords(known, near)).toBe(words)
})
