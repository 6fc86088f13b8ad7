import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../src/env.ts'

describe('the environment', () => {
  test('says where the sites are, who answers visitors and through whom they come in', () => {
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
  ])('refuses %s for a site', (text, wrong) => {
    expect(() => readEnvironment({ SITE_ORIGINS: text })).toThrow(
      `SITE_ORIGINS must be addresses like https://dabali.example, with commas, not ${wrong}.`,
    )
  })

  test('refuses what no mail can reach', () => {
    expect(() => readEnvironment({ CONTACT_MAIL: 'us' })).toThrow('CONTACT_MAIL must be an e-mail address, not "us".')
  })
})
