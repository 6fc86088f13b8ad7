import { expect } from 'vitest'
import type { ContentKind } from '../src/database/tables/content.ts'
import type { RunningApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

type Method = Parameters<typeof call>[1]
type Sent = { body?: unknown; headers?: Record<string, string>; cookie?: string }
// biome-ignore lint/suspicious/noExplicitAny: answers are JSON.
type Content = any

/** An editor who writes contents, and visitors who read them. */
export async function openEditor(api: RunningApp) {
  const { cookie: editor, email } = await addMember(api, ['editor'])

  const ask = (method: Method, path: string, { body, headers = {}, cookie = editor }: Sent = {}) =>
    call(api, method, `staff/contents/${path}`, body, { cookie, ...headers })

  /** A change of the version that the content has; it must succeed. */
  async function change(content: Content, path: string, body?: unknown, method: Method = 'POST'): Promise<Content> {
    const answer = await ask(method, `${content.id}/${path}`, { body, headers: version(content.version) })
    expect([answer.status, answer.body]).toEqual([200, expect.anything()])
    return answer.body
  }

  return {
    email,
    ask,
    change,
    visit: (path: string, language = 'en') => call(api, 'GET', path, undefined, { 'accept-language': language }),
    async create(kind: ContentKind, title: { en?: string; ne?: string }): Promise<Content> {
      const answer = await ask('POST', '', { body: { kind, title: { en: '', ne: '', ...title } } })
      expect(answer.status).toBe(201)
      return answer.body
    },
    save: (content: Content, parts: object) => change(content, 'draft/', { ...content.document, ...parts }, 'PUT'),
    publish: (content: Content) => change(content, 'publish/'),
    lastTag: async (): Promise<number> => (await api.get('/internal/cache-tags/?after=0')).json().seq,
    touchedAfter: async (seq: number): Promise<string[]> =>
      (await api.get(`/internal/cache-tags/?after=${seq}`)).json().tags.map(({ tag }: { tag: string }) => tag),
  }
}
