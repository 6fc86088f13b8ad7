import { describe, expect, it } from 'vitest'
import { getMe } from '../account/get-me.ts'
import { createClient } from './create-client.ts'

describe('createClient', () => {
  it.each([
    undefined,
    null,
    '',
    5,
    'dabali.example/v1/',
    'ftp://dabali.example/v1/',
    'https://',
    'https:///v1/',
    'v1/',
    'https://dabali.example',
    'https://dabali.example/v1/api/',
    'https://dabali.example/v1/?language=ne',
    '/',
  ])('refuses the baseUrl %j and says what it must be', (baseUrl) => {
    const message = `baseUrl must be the address of the API with /v1/ at its end, such as https://dabali.example/v1/ or, in a browser, /v1/; not ${JSON.stringify(baseUrl)}.`
    expect(() => createClient({ baseUrl: baseUrl as string })).toThrow(new TypeError(message))
  })

  it.each(['https://dabali.example/v1', 'HTTP://127.0.0.1:4000/v1/', 'https://dabali.example/shop/v1/', '/v1/'])(
    'takes the baseUrl %s',
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).not.toThrow()
    },
  )

  it('says at the call that a relative baseUrl leads nowhere outside of a browser', async () => {
    await expect(getMe(createClient({ baseUrl: '/v1/' }))).rejects.toThrow(
      new TypeError('baseUrl "/v1/" is relative, which works in browsers only: give the address of the API.'),
    )
  })

  it('leaves a relative baseUrl to the fetch that it is given', async () => {
    const fetch = async () => Response.json({ email: 'maya@example.com' })
    expect(await getMe(createClient({ baseUrl: '/v1/', fetch }))).toEqual({ email: 'maya@example.com' })
  })
})
