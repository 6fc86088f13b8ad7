import { describe, expect, it } from 'vitest'
import { hashPolicy, noncePolicy, securityPolicy } from './security-policy.ts'

const HASH_OF_A = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"

describe('the policy of a page', () => {
  it('lets in its own files and nothing else', () => {
    expect(securityPolicy()).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    )
  })

  it('names each inline script and style once by its hash', () => {
    const policy = hashPolicy(
      '<script>a</script><script id="b" async>a</script><script src="/c.js"></script><style>a</style>',
    )
    expect(policy).toContain(`script-src 'self' ${HASH_OF_A};`)
    expect(policy).toContain(`style-src 'self' ${HASH_OF_A};`)
  })

  it('for one visitor names a nonce, and allows eval only while developing', () => {
    expect(noncePolicy('n')).toContain("script-src 'self' 'nonce-n' 'strict-dynamic';")
    expect(noncePolicy('n', { development: true })).toContain("'unsafe-eval'")
    for (const policy of [securityPolicy(), hashPolicy('<script>a</script>'), noncePolicy('n')]) {
      expect(policy).not.toMatch(/unsafe/)
    }
  })
})
