// @vitest-environment happy-dom
import type { ContentDocument, StaffContent } from '@dabali/api-client/staff'
import { afterEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { ConflictScreen } from './conflict.tsx'
import type { Draft } from './use-draft.ts'

afterEach(() => vi.unstubAllGlobals())

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

const saved = (by: string, at: string | null) => ({ saved_by: by, saved_at: at, has_draft: at !== null })
const contentOf = (facts: object) =>
  ({
    ...{ id: 7, version: 2, kind: 'page', state: 'draft', document: { title: { en: 'Fog', ne: '' } }, linked: [] },
    ...{ linked_products: [], updated_at: '2026-11-24T09:00:00Z', ...saved('asha', '2026-11-24T09:00:00Z'), ...facts },
  }) as unknown as StaffContent

/** The sentence about a change that another member has made since `before`. */
async function sentenceFor(current: StaffContent, revisions: object[], before = contentOf({ version: 1 })) {
  vi.stubGlobal('fetch', async () => Response.json({ count: revisions.length, results: revisions }))
  const draft = { content: before, readForm: () => before.document } as unknown as Draft
  const conflict = { current, sent: before.document, stored: before.document }
  const { container } = await render(<ConflictScreen draft={draft} conflict={conflict} />)
  await settle()
  return container.querySelector('.conflict p')?.textContent
}

const published = contentOf({ state: 'published', ...saved('', null) })
const revision = { number: 2, published_at: '2026-11-24T10:00:00Z', published_by: 'maya' }

it('says who has saved, who has published, or else that something has changed', async () => {
  const other = contentOf(saved('maya', '2026-11-24T10:00:00Z'))
  expect(await sentenceFor(other, [])).toBe('resources.contents.conflict.text')
  expect(await sentenceFor(published, [revision])).toBe('resources.contents.conflict.published')
  const planned = contentOf({ state: 'scheduled', ...saved('', null) })
  expect(await sentenceFor(planned, [revision])).toBe('resources.contents.conflict.scheduled')
})

it.each([
  ['its publisher is deleted', published, [{ ...revision, published_by: '' }]],
  ['nothing was published since then', published, [{ ...revision, published_at: '2026-11-24T08:00:00Z' }]],
  ['the draft is still the one of this member', contentOf({ state: 'unpublished' }), []],
])('has a sentence without a name where %s', async (_, current, revisions) => {
  expect(await sentenceFor(current, revisions)).toBe('resources.contents.conflict.changed')
})

it('begins with a conflict when what this browser has stored belongs to an earlier version', async () => {
  const current = contentOf(saved('maya', '2026-11-24T10:00:00Z'))
  expect(await sentenceFor(current, [], current)).toBe('resources.contents.conflict.text')
})
