import { describe, expect, test } from 'vitest'
import { readProviders } from './open-id.ts'

const YETI = { name: 'yeti', label: 'Yeti', issuer: 'https://yeti.example', clientId: 'us', clientSecret: 'secret' }

describe('readProviders', () => {
  test('returns no providers by default', () => {
    expect(readProviders({})).toEqual([])
    expect(readProviders({ OIDC_PROVIDERS: '', OIDC_YETI_ISSUER: '' })).toEqual([])
  })

  test('reads variables of each provider', () => {
    const variables = {
      OIDC_YETI_ISSUER: 'https://yeti.example',
      OIDC_YETI_CLIENT_ID: 'us',
      OIDC_YETI_CLIENT_SECRET: 'secret',
      OIDC_BIG_FOOT_ISSUER: 'http://localhost:4100/oidc',
      OIDC_BIG_FOOT_CLIENT_ID: 'we',
      OIDC_BIG_FOOT_LABEL: 'बिगफुट',
    }
    const foot = {
      name: 'big-foot',
      label: 'बिगफुट',
      issuer: 'http://localhost:4100/oidc',
      clientId: 'we',
      clientSecret: undefined,
    }
    expect(readProviders(variables)).toEqual([foot, YETI])
  })

  test('reads a JSON list', () => {
    const { name, issuer, clientId: client_id, clientSecret: client_secret } = YETI
    expect(readProviders({ OIDC_PROVIDERS: JSON.stringify([{ name, issuer, client_id, client_secret }]) })).toEqual([
      YETI,
    ])
  })

  test.each([
    [{ OIDC_PROVIDERS: '{' }, 'OIDC_PROVIDERS must be a JSON list of providers.'],
    [{ OIDC_PROVIDERS: '{"name":"secret"}' }, 'OIDC_PROVIDERS must be a JSON list of providers.'],
    [{ OIDC_PROVIDERS: '[null]' }, 'OIDC_PROVIDERS[0].name must be a name of small letters, digits and dashes.'],
    [
      { OIDC_PROVIDERS: '[{"name":"../x"}]' },
      'OIDC_PROVIDERS[0].name must be a name of small letters, digits and dashes.',
    ],
    [
      { OIDC_PROVIDERS: '[{"name":"yeti","issuer":"yeti.example"}]' },
      'OIDC_PROVIDERS[0].issuer must be an https address, or http on this machine.',
    ],
    [
      { OIDC_YETI_ISSUER: 'http://yeti.example', OIDC_YETI_CLIENT_ID: 'us' },
      'OIDC_YETI_ISSUER must be an https address, or http on this machine.',
    ],
    [{ OIDC_YETI_ISSUER: 'https://yeti.example' }, 'OIDC_YETI_CLIENT_ID is missing.'],
    [
      {
        OIDC_PROVIDERS: '[{"name":"yeti","issuer":"https://yeti.example","client_id":"us"}]',
        OIDC_YETI_ISSUER: 'https://yeti.example',
        OIDC_YETI_CLIENT_ID: 'us',
      },
      'The OpenID provider yeti is configured twice.',
    ],
  ])('rejects %j with one sentence', (variables, message) => {
    expect(() => readProviders(variables)).toThrow(message)
  })
})
