// @vitest-environment happy-dom
import type { ContentDocument, StaffContent } from '@dabali/api-client/staff'
import { expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { ConflictScreen } from './conflict.tsx'
import type { Draft } from './use-draft.ts'

it('shows values as the form does: dates, yes and no, choices, and linked contents by their titles', async () => {
  const base = {
    ...{ kind: 'record', slug: 'fog', picture: null, title: { en: 'Fog', ne: '' }, body: { en: '', ne: '' } },
    facts: { released_on: '2026-01-01', format: 'album', is_instrumental: false },
    ...{ links: [1], products: [] },
  }
  const side = (facts: object, links: number[]) => ({ ...base, facts, links }) as unknown as ContentDocument
  const before = base as unknown as ContentDocument
  const current = {
    ...{ kind: 'record', saved_by: 'Maya', saved_at: '2026-11-24T10:00:00Z' },
    document: side({ released_on: '2026-03-05', format: 'ep', is_instrumental: true }, [1, 3]),
    linked: [1, 2, 3].map((id) => ({ id, kind: 'artist', title: { en: `Artist ${id}` } })),
    linked_products: [],
  } as unknown as StaffContent
  const mine = side({ released_on: '2026-02-04', format: 'single', is_instrumental: null as never }, [1, 2])
  const draft = { content: current, readForm: () => mine } as unknown as Draft
  const { container } = await render(
    <ConflictScreen draft={draft} conflict={{ current, sent: before, stored: before }} />,
  )
  const shown = Array.from(container.querySelectorAll('.what'), ({ textContent }) => textContent)
  expect(shown).toEqual([
    ...['4 Feb 2026', '5 Mar 2026'],
    ...['resources.contents.choices.single', 'resources.contents.choices.ep'],
    ...['resources.contents.conflict.empty', 'admin.draftConflict.yes'],
    ...['Artist 1\nArtist 2', 'Artist 1\nArtist 3'],
  ])
})
