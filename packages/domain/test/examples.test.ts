import { describe, expect, it } from 'vitest'
import { documented, readmeExamples, sourceExamples, typeErrors } from './examples.ts'

function run(code: string) {
  return new Function(...Object.keys(documented), `return (${code})`)(...Object.values(documented))
}

describe('the documentation', () => {
  it.each([...sourceExamples, ...readmeExamples])('$where: $code', ({ code, expected }) => {
    expect(run(code)).toEqual(run(expected))
  })

  it('compiles with strict type checks', () => {
    expect(typeErrors([...sourceExamples, ...readmeExamples])).toEqual([])
  })

  const rules = Object.entries(documented).filter(([, value]) => typeof value === 'function')

  it.each(rules)('%s has an example in its doc comment', (name) => {
    expect(sourceExamples.filter(({ code }) => code.startsWith(`${name}(`))).toHaveLength(1)
  })

  it.each(rules)('%s has an example in the README', (name) => {
    expect(readmeExamples.filter(({ code }) => code.includes(`${name}(`)).length).toBeGreaterThan(0)
  })
})
