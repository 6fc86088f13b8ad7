import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../src/env.ts'
import { makePushSettings } from './push-service.ts'

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

  test('reads the address of the back office, and rejects other values', () => {
    expect(readEnvironment({}).adminOrigin).toBe('http://localhost:3002')
    const admin = { ADMIN_ORIGIN: 'https://admin.dabali.example/' }
    expect(readEnvironment({ ...admin, TRUSTED_PROXIES: '1' }).adminOrigin).toBe('https://admin.dabali.example')
    expect(() => readEnvironment(admin)).toThrow('ADMIN_ORIGIN has https://admin.dabali.example, which needs a proxy')
    expect(() => readEnvironment({ ADMIN_ORIGIN: 'admin.example' })).toThrow(
      'ADMIN_ORIGIN must be an address like https://admin.dabali.example, not "admin.example".',
    )
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

  test.each([
    [{}, 'optional'],
    [{ NODE_ENV: 'production' }, 'required'],
    [{ NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'optional' }, 'optional'],
    [{ STAFF_SECOND_FACTOR: 'required' }, 'required'],
  ])('with %j the second factor of staff is %s', (variables, secondFactor) => {
    expect(readEnvironment(variables).secondFactor).toBe(secondFactor)
  })

  test('rejects another setting of the second factor', () => {
    expect(() => readEnvironment({ STAFF_SECOND_FACTOR: 'off' })).toThrow(
      'STAFF_SECOND_FACTOR must be required or optional, not "off".',
    )
  })

  test('rejects invalid email addresses', () => {
    expect(() => readEnvironment({ CONTACT_MAIL: 'us' })).toThrow('CONTACT_MAIL must be an email address, not "us".')
  })

  test('has keys of web push, or none', () => {
    const { publicKey, privateKey, subject } = makePushSettings()
    const variables = {
      WEB_PUSH_PUBLIC_KEY: publicKey,
      WEB_PUSH_PRIVATE_KEY: privateKey,
      WEB_PUSH_SUBJECT: subject,
    }
    expect(readEnvironment({}).push).toBeUndefined()
    expect(readEnvironment(variables).push).toEqual({ publicKey, privateKey, subject })
    const site = 'https://dabali.example/'
    expect(readEnvironment({ ...variables, WEB_PUSH_SUBJECT: site }).push?.subject).toBe(site)
    for (const name of Object.keys(variables))
      expect(() => readEnvironment({ ...variables, [name]: '' })).toThrow(
        `${name} is missing: the three web push settings go together.`,
      )
    for (const wrong of ['hello@dabali.example', 'mailto:hello', 'http://dabali.example/', 'https://localhost/'])
      expect(() => readEnvironment({ ...variables, WEB_PUSH_SUBJECT: wrong })).toThrow(
        'WEB_PUSH_SUBJECT must look like mailto:hello@dabali.example or https://dabali.example/.',
      )
  })

  test.each([makePushSettings().privateKey, 'not-a-key', 'A'.repeat(43)])(
    'rejects keys of web push that are no pair, without repeating the private one',
    (privateKey) => {
      const { publicKey, subject } = makePushSettings()
      const read = () =>
        readEnvironment({
          WEB_PUSH_PUBLIC_KEY: publicKey,
          WEB_PUSH_PRIVATE_KEY: privateKey,
          WEB_PUSH_SUBJECT: subject,
        })
      expect(read).toThrow('WEB_PUSH_PUBLIC_KEY and WEB_PUSH_PRIVATE_KEY must be a pair of VAPID keys')
      expect(read).not.toThrow(privateKey)
    },
  )
})
