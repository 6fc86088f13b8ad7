import { expect, it } from 'vitest'
import { wantedPath } from './wanted-path.ts'

const storeData = { auth: { redirect: '/library' } }
const draft = { language: 'en', email: '', next: '/orders' } as const

it.each([
  { said: '/book/rain/', storeData, draft, path: '/book/rain/' },
  { said: '', storeData, draft, path: '/library' },
  { said: '//elsewhere.example', storeData, draft, path: '/library' },
  { said: '', storeData: {}, draft, path: '/orders' },
  { said: '', storeData: {}, draft: undefined, path: '/' },
])('what the page says, else what was remembered, else what was begun: $path', ({ path, said, ...known }) => {
  expect(wantedPath(said, known.storeData, known.draft)).toBe(path)
})
