import { describe, expect, it } from 'vitest'
import * as domain from '../src/index.ts'
import { exampleOfRules, examplesOfReadme, typeFaults } from './examples.ts'

function run(code: string) {
  return new Function(...Object.keys(domain), `return (${code})`)(...Object.values(domain))
}

describe('the documentation', () => {
  it.each([...exampleOfRules, ...examplesOfReadme])('$where: $code', ({ code, expected }) => {
    expect(run(code)).toEqual(run(expected))
  })

  it('compiles, for a team that checks its types', () => {
    expect(typeFaults([...exampleOfRules, ...examplesOfReadme])).toEqual([])
  })

  const rules = Object.entries(domain).filter(([, value]) => typeof value === 'function')

  it.each(rules)('%s has an example beside its rule', (name) => {
    expect(exampleOfRules.filter(({ code }) => code.startsWith(`${name}(`))).toHaveLength(1)
  })

  it.each(rules)('%s has an example in the README', (name) => {
    expect(examplesOfReadme.filter(({ code }) => code.includes(`${name}(`)).length).toBeGreaterThan(0)
  })
})
