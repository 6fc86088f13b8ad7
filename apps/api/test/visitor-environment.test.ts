import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../src/env.ts'

describe('the environment', () => {
  test('has site origins, contact address and login providers', () => {
    expect(readEnvironment({})).toMatchObject({
      siteOrigins: ['http://localhost:3000', 'http://localhost:3001'],
      contactMail: 'hello@dabali.example',
      providers: [],
    })
    const variables = {
      SITE_ORIGINS: 'https://dabali.example/, https://culture.dabali.example',
      CONTACT_MAIL: 'Desk@dabali.example',
      OIDC_YETI_ISSUER: 'https://yeti.example',
      OIDC_YETI_CLIENT_ID: 'us',
      TRUSTED_PROXIES: '1',
    }
    expect(readEnvironment(variables)).toMatchObject({
      siteOrigins: ['https://dabali.example', 'https://culture.dabali.example'],
      contactMail: 'desk@dabali.example',
      providers: [{ name: 'yeti' }],
    })
  })

  test.each([
    ['dabali.example', '"dabali.example"'],
    ['https://dabali.example/shop', '"https://dabali.example/shop"'],
    ['https://ok.example,javascript:alert(1)', '"javascript:alert(1)"'],
    ['https://u:p@dabali.example', '"https://u:p@dabali.example"'],
  ])('rejects %s as a site', (text, wrong) => {
    expect(() => readEnvironment({ SITE_ORIGINS: text })).toThrow(
      `SITE_ORIGINS must be addresses like https://dabali.example, with commas, not ${wrong}.`,
    )
  })

  test.each([{}, { TRUSTED_PROXIES: '0' }])('rejects an https site if %j says there is no proxy', (told) => {
    const sites = 'http://localhost:3000,https://dabali.example'
    expect(() => readEnvironment({ SITE_ORIGINS: sites, ...told })).toThrow(
      'SITE_ORIGINS has https://dabali.example, which needs a proxy: set TRUSTED_PROXIES to the number of proxies.',
    )
    expect(readEnvironment({ SITE_ORIGINS: sites, TRUSTED_PROXIES: '1' }).trustedProxies).toBe(1)
  })

  test('reads the URL of externally hosted demo videos, and rejects other values', () => {
    expect(readEnvironment({}).demoFilmsUrl).toBeUndefined()
    const url = 'http://127.0.0.1:4100/film/embed/'
    expect(readEnvironment({ DEMO_FILMS_URL: url }).demoFilmsUrl).toBe(url)
    for (const wrong of ['films', 'https://films.example/embed', 'https://films.example/?id=/', 'javascript:a/'])
      expect(() => readEnvironment({ DEMO_FILMS_URL: wrong })).toThrow(
        `DEMO_FILMS_URL must look like https://films.example/embed/, not "${wrong}".`,
      )
  })

  test('rejects invalid email addresses', () => {
    expect(() => readEnvironment({ CONTACT_MAIL: 'us' })).toThrow('CONTACT_MAIL must be an email address, not "us".')
  })
})
