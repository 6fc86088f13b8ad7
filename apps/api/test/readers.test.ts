import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { productIdFromUrl } from '../src/catalogue/product-card.ts'
import { readEnvironment } from '../src/env.ts'
import { preferredLanguage } from '../src/http/language.ts'
import { SECRET_SETTINGS } from '../src/secret-files.ts'

describe('preferredLanguage', () => {
  test.each([
    [undefined, 'en'],
    ['ne', 'ne'],
    ['NE-np', 'ne'],
    ['en, ne', 'en'],
    ['ne;q=0.4, en;q=0.5', 'en'],
    ['en;q=0.4, ne;q=0.5', 'ne'],
    ['ne;q=0', 'en'],
    ['ne;q=x', 'en'],
    ['fr', 'en'],
    ['nephew', 'en'],
    ['', 'en'],
  ])('of %s is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
})

describe('productIdFromUrl', () => {
  test.each([
    ['/v1/api/products/1/', 1],
    ['v1/api/products/1', 1],
    ['https://any.example/v1/api/products/12/?a=b#c', 12],
    ['https://any.example/shop/v1/api/products/12/', 12],
    ['/v1/api/products/0/', undefined],
    ['/v1/api/products/2147483648/', undefined],
    ['/v1/api/products/1/price/', undefined],
    ['/v1/api/products/one/', undefined],
    ['/xv1/api/products/1/', undefined],
    ['', undefined],
  ])('of %s is %s', (url, id) => {
    expect(productIdFromUrl(url)).toBe(id)
  })
})

const S3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'media',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('readEnvironment', () => {
  test('has defaults', () => {
    expect(readEnvironment({})).toMatchObject({ port: 4000, databaseUrl: undefined, logLevel: 'error' })
  })

  test('reads mail and media settings', () => {
    expect(readEnvironment({})).toMatchObject({
      mail: { smtpUrl: 'smtp://127.0.0.1:4125', from: 'Dabali <hello@dabali.example>' },
      s3: undefined,
      trustedProxies: 0,
    })
    const variables = {
      ...S3,
      SMTP_URL: 'smtps://u:p@mail.example',
      MAIL_FROM: 'shop@dabali.example',
      TRUSTED_PROXIES: '2',
    }
    expect(readEnvironment(variables)).toMatchObject({
      mail: { smtpUrl: 'smtps://u:p@mail.example', from: 'shop@dabali.example' },
      s3: {
        endpoint: 'https://s3.example.com',
        bucket: 'media',
        region: 'ap-south-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
      trustedProxies: 2,
    })
  })

  test.each([
    [{ API_PORT: 'x' }, 'API_PORT must be a number from 0 to 65535, not "x".'],
    [{ API_PORT: '65536' }, 'API_PORT must be a number from 0 to 65535, not "65536".'],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
    [{ SMTP_URL: 'http://u:secret@h' }, 'SMTP_URL must look like smtp://user:password@host:587 or smtps://host:465.'],
    [
      { SMTP_URL: 'smtp://u:sec ret@h:x' },
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://host:465.',
    ],
    [
      { MAIL_FROM: 'a@b.c\nBcc: d@e.f' },
      'MAIL_FROM must look like Dabali <hello@dabali.example>, not "a@b.c\\nBcc: d@e.f".',
    ],
    [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES must be a number from 0 to 10, not "11".'],
    [{ INTERNAL_SECRET: 'short' }, 'INTERNAL_SECRET must be 32 to 200 letters, digits or signs without spaces.'],
    [{ S3_BUCKET: 'media' }, 'S3_ENDPOINT is missing: the five S3 settings go together.'],
    [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is missing: the five S3 settings go together.'],
    [{ ...S3, S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT must look like https://s3.example.com.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [{ API_RUNS_JOBS: 'no' }, 'API_RUNS_JOBS must be true or false, not "no".'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a number from 0 to 65535, not "x".'],
    [
      { INTERNAL_SECRET_FILE: '/nowhere/secret' },
      'INTERNAL_SECRET_FILE names /nowhere/secret, which cannot be read (ENOENT).',
    ],
    [
      { INTERNAL_SECRET: 'x'.repeat(40), INTERNAL_SECRET_FILE: '/nowhere/secret' },
      'INTERNAL_SECRET and INTERNAL_SECRET_FILE are both set: set one of them.',
    ],
  ])('rejects %j with one sentence', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence)
  })

  test('reads each secret from a file as well, without the line break at its end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dabali-secrets-'))
    const secrets: Record<string, string> = {
      DATABASE_URL: 'postgres://u:p@db/shop',
      SMTP_URL: 'smtps://u:p@mail.example',
      SIGNING_KEYS: 's'.repeat(40),
      INTERNAL_SECRET: 'i'.repeat(40),
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      KHALTI_URL: 'https://khalti.example/api/v2/',
      KHALTI_SECRET_KEY: 'k'.repeat(32),
      OIDC_DEMO_CLIENT_SECRET: 'client',
      OIDC_DEMO_CLIENT_ID: 'dabali',
      OIDC_DEMO_ISSUER: 'https://login.example',
    }
    const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...bucket } = S3
    const variables: Record<string, string> = { ...bucket }
    for (const [name, value] of Object.entries(secrets)) {
      if (!SECRET_SETTINGS.test(name)) {
        variables[name] = value
        continue
      }
      writeFileSync(join(folder, name), `${value}\n`)
      variables[`${name}_FILE`] = join(folder, name)
    }
    expect(Object.keys(variables).filter((name) => name.endsWith('_FILE'))).toHaveLength(8)
    expect(readEnvironment(variables)).toEqual(readEnvironment({ ...bucket, ...secrets }))
    rmSync(folder, { recursive: true })
  })
  test('reads only settings that the README explains', () => {
    const read = new Set<string>()
    const variables = new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_, name) => {
          read.add(String(name))
          return undefined
        },
      },
    )
    readEnvironment(variables)
    const settings =
      readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8').split('## Configuration')[1] ?? ''
    expect(read.size).toBeGreaterThan(40)
    expect([...read].filter((name) => name !== 'NODE_ENV' && !settings.includes(`\`${name}\``))).toEqual([])
  })
})
