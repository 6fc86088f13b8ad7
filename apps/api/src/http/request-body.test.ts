import { describe, expect, test } from 'vitest'
import { maskEmail, parseEmail } from './request-body.ts'

describe('parseEmail', () => {
  test.each([
    ['maya@example.com', 'maya@example.com'],
    [' Maya.Gurung+books@Mail.Example.COM.NP ', 'maya.gurung+books@mail.example.com.np'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['1@2.np', '1@2.np'],
    [`${'m'.repeat(64)}@example.com`, `${'m'.repeat(64)}@example.com`],
  ])('accepts %s', (text, email) => {
    expect(parseEmail(text)).toBe(email)
  })

  test.each([
    '',
    'maya',
    'maya@example',
    'maya@-example.com',
    'maya@example-.com',
    'maya@example..com',
    'maya@ex_ample.com',
    'ma ya@example.com',
    'maya@@example.com',
    'maya@example.com,nisha@example.com',
    'maya@example.com\nnisha@example.com',
    'माया@example.com',
    '\u212Aaya@example.com',
    `${'m'.repeat(65)}@example.com`,
    `maya@${'example.'.repeat(40)}com`,
  ])('rejects %j', (text) => {
    expect(parseEmail(text)).toBeUndefined()
  })

  test('maskEmail leaves the first letter and the domain', () => {
    expect(['maya@example.com', 'm@example.com'].map(maskEmail)).toEqual(['m***@example.com', 'm***@example.com'])
  })
})
