import { describe, expect, it, vi } from 'vitest'
import { hashPolicy, noncePolicy, securityPolicy } from './security-policy.ts'

const HASH_OF_A = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"

describe('the policy of a page', () => {
  it('lets in its own files, streams put together in the browser, frames of two hosts of films, and nothing else', () => {
    expect(securityPolicy()).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    )
  })

  it('lets conversions out to the pixel, where there is one', () => {
    vi.stubEnv('PIXEL_URL', 'https://pixel.example/collect/?shop=1')
    expect(securityPolicy()).toContain("; connect-src 'self' https://pixel.example; ")
    vi.unstubAllEnvs()
    expect(securityPolicy()).not.toContain('connect-src')
  })

  it('names each inline script and style once by its hash', () => {
    const policy = hashPolicy(
      '<script>a</script><script id="b" async>a</script><script src="/c.js"></script><style>a</style>',
    )
    expect(policy).toContain(`script-src 'self' ${HASH_OF_A};`)
    expect(policy).toContain(`style-src 'self' ${HASH_OF_A};`)
  })

  it('does not name a block of data, which is never run', () => {
    const data = '<script type="application/ld+json">{"name":"a"}</script>'
    expect(hashPolicy(data)).toBe(securityPolicy())
    expect(hashPolicy(`${data}<script>a</script>`)).toContain(`script-src 'self' ${HASH_OF_A};`)
    expect(hashPolicy('<script data-kind="application/ld+json">a</script>')).toContain(HASH_OF_A)
  })

  it('for one visitor names a nonce, and allows eval only while developing', () => {
    expect(noncePolicy('n')).toContain("script-src 'self' 'nonce-n' 'strict-dynamic';")
    expect(noncePolicy('n', { development: true })).toContain("'unsafe-eval'")
    for (const policy of [securityPolicy(), hashPolicy('<script>a</script>'), noncePolicy('n')]) {
      expect(policy).not.toMatch(/unsafe/)
    }
  })
})
