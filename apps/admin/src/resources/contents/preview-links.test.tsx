// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { PreviewLinks } from './preview-links.tsx'
import type { Draft } from './use-draft.ts'

afterEach(() => vi.unstubAllGlobals())

it('a link that is made after another was ended is a new one, also if the answer to the last attempt was lost', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { method, headers }: RequestInit = {}) => {
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (method !== 'POST') {
      const listed = { id: 'p1', created_by: 'a@dabali.example', expires_at: '2026-12-01T00:00:00Z' }
      return Response.json({ results: [listed] })
    }
    keys.push(new Headers(headers).get('idempotency-key'))
    return Response.json({ code: 'internal' }, { status: 500 })
  })
  const draft = { content: { id: 7 }, save: async () => true } as unknown as Draft
  const { container } = await render(<PreviewLinks draft={draft} />)
  await settle()
  const press = async (label: string) => {
    const buttons = Array.from(container.querySelectorAll('button'))
    await settle(() => buttons.find(({ textContent }) => textContent === `resources.contents.${label}`)?.click())
    await settle()
  }
  await press('createPreview')
  await press('createPreview')
  await press('endPreview')
  await press('createPreview')
  const [first, repeated, next] = keys
  expect([keys.length, repeated === first, next === first]).toEqual([3, true, false])
})
