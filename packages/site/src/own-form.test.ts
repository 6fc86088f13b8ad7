import { describe, expect, it } from 'vitest'
import { isOwnForm } from './own-form.ts'

const form = (headers: Record<string, string>) =>
  new Request('http://localhost/basket/add', { method: 'POST', headers: { host: 'dabali.example', ...headers } })

describe('isOwnForm', () => {
  it.each<{ headers: Record<string, string>; own: boolean }>([
    { headers: { 'sec-fetch-site': 'same-origin' }, own: true },
    { headers: { 'sec-fetch-site': 'same-site' }, own: false },
    { headers: { 'sec-fetch-site': 'cross-site' }, own: false },
    { headers: { 'sec-fetch-site': 'none' }, own: false },
    { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://dabali.example' }, own: false },
    { headers: { origin: 'https://dabali.example' }, own: true },
    { headers: { origin: 'https://elsewhere.example' }, own: false },
    { headers: { origin: 'null' }, own: false },
    { headers: {}, own: true },
  ])('$headers: $own', ({ headers, own }) => {
    expect(isOwnForm(form(headers))).toBe(own)
  })
})
