import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT } from '../src/identity/identity.ts'
import { browser, startSandbox } from './start-sandbox.ts'

const SITE = 'http://localhost:3000'
const RETURN = `${SITE}/account/social/complete/demo`

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let shop: openid.Configuration
beforeAll(async () => {
  sandbox = await startSandbox()
  shop = await openid.discovery(new URL(`${sandbox.url}/identity`), CLIENT.id, CLIENT.secret, undefined, {
    execute: [openid.allowInsecureRequests],
  })
})
afterAll(() => sandbox.stop())

type Press = { person: string; browse?: ReturnType<typeof browser>; parameters?: Record<string, string> }

/** Logs in at the provider up to the redirect to the shop. */
async function press({ person, browse = browser(), parameters = {} }: Press) {
  const checks = {
    pkceCodeVerifier: openid.randomPKCECodeVerifier(),
    expectedState: openid.randomState(),
    expectedNonce: openid.randomNonce(),
  }
  const begun = openid.buildAuthorizationUrl(shop, {
    redirect_uri: RETURN,
    scope: 'openid email profile',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...parameters,
  })
  const asked = await browse(begun)
  const choose = new URL(asked.headers.get('location') ?? '', begun)
  const shown = await (await browse(choose)).text()
  const pressed = await browse(choose, { method: 'POST', body: new URLSearchParams({ person }) })
  const resumed = new URL(pressed.headers.get('location') ?? '', choose)
  const back = await browse(resumed)
  return { shown, checks, back: new URL(back.headers.get('location') ?? '', resumed), browse }
}

/** The claims of the logged-in person. */
async function enter(pressing: Press) {
  const { back, checks, browse } = await press(pressing)
  const tokens = await openid.authorizationCodeGrant(shop, back, checks)
  const claims = tokens.claims()
  return {
    claims,
    info: await openid.fetchUserInfo(shop, tokens.access_token, claims?.sub ?? ''),
    back,
    checks,
    browse,
  }
}

describe('the identity provider', () => {
  test('lives at the address that the process listens on', () => {
    expect(shop.serverMetadata()).toMatchObject({
      issuer: `${sandbox.url}/identity`,
      authorization_endpoint: `${sandbox.url}/identity/auth`,
      token_endpoint: `${sandbox.url}/identity/token`,
    })
  })

  test('logs a person in with one click, by a code that works once', async () => {
    const { claims, info, back, checks } = await enter({ person: 'mira' })
    expect(claims).toMatchObject({ iss: `${sandbox.url}/identity`, sub: 'mira', aud: CLIENT.id })
    expect(info).toEqual({ sub: 'mira', name: 'Mira Lekhak', email: 'mira@people.example', email_verified: true })
    expect(back.origin + back.pathname).toBe(RETURN)
    await expect(openid.authorizationCodeGrant(shop, back, checks)).rejects.toThrow()
  })

  test('has a person whose address was never proved', async () => {
    expect((await enter({ person: 'sanu' })).info).toMatchObject({ email_verified: false })
  })

  test('asks every time, so that another person can log in next in the same browser', async () => {
    const { browse } = await enter({ person: 'mira' })
    expect((await enter({ person: 'kesar', browse })).claims?.sub).toBe('kesar')
  })

  test('lets a user cancel the login', async () => {
    const { shown, back } = await press({ person: '' })
    expect(shown).toContain('Cancel and go back')
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.has('code')).toBe(false)
  })

  test('redirects to the shop only, and requires PKCE', async () => {
    const begin = (parameters: Record<string, string>) =>
      fetch(
        openid.buildAuthorizationUrl(shop, { scope: 'openid', redirect_uri: RETURN, state: 'state', ...parameters }),
        { redirect: 'manual' },
      )
    const elsewhere = await begin({ redirect_uri: 'https://elsewhere.example/' })
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([400, null])
    expect(await elsewhere.text()).toContain('invalid_redirect_uri')
    const unproved = await begin({})
    expect(unproved.headers.get('location')).toMatch(/error=invalid_request/)
  })

  test('shows an error page for an expired interaction', async () => {
    for (const method of ['GET', 'POST']) {
      const late = await fetch(`${sandbox.url}/identity/choose/gone/`, { method })
      expect([late.status, await late.text()]).toEqual([400, expect.stringContaining('This login has expired')])
    }
  })

  test('has a page with the people and the settings of a shop', async () => {
    const shown = await (await fetch(`${sandbox.url}/identity/`)).text()
    for (const name of ['Mira Lekhak', 'Kesar Jun', 'Dholma Dwar', 'Sanu Ojhel']) expect(shown).toContain(name)
    expect(shown).toContain(`OIDC_DEMO_ISSUER=${sandbox.url}/identity`)
  })
})
