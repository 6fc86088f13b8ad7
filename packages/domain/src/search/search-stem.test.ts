import { describe, expect, it } from 'vitest'
import { searchStem } from './search-stem.ts'

describe('searchStem', () => {
  it.each([
    ['lessons', 'lesson'],
    ['stories', 'story'],
    ['carried', 'carry'],
    ['boxes', 'box'],
    ['dishes', 'dish'],
    ['churches', 'church'],
    ['glasses', 'glass'],
    ['waltzes', 'waltz'],
    ['houses', 'hous'],
    ['house', 'hous'],
    ['walking', 'walk'],
    ['walked', 'walk'],
    ['making', 'mak'],
    ['make', 'mak'],
    ['running', 'run'],
    ['stopped', 'stop'],
    ['falling', 'fall'],
    ['passed', 'pass'],
    ['lesson', 'lesson'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['as', 'as'],
    ['ties', 'tie'],
    ['tie', 'tie'],
    ['died', 'died'],
    ['king', 'king'],
    ['going', 'going'],
    ['string', 'string'],
    ['red', 'red'],
    ['Lessons', 'Lessons'],
    ['guitar lessons', 'guitar lessons'],
    ['किताबहरू', 'किताबहरू'],
    ['2070s', '2070s'],
    [`${'a'.repeat(39)}s`, 'a'.repeat(39)],
    [`${'a'.repeat(40)}s`, `${'a'.repeat(40)}s`],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('of %s is %s', (word, stem) => {
    expect(searchStem(word)).toBe(stem)
  })
})
