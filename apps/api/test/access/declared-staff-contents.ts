import type { Role } from '../../src/staff/permissions.ts'
import { makeContent } from '../make-content.ts'
import type { Rule } from './rule.ts'
import type { TestEnvironment, Thing } from './test-environment.ts'

const byStaff = (of?: Thing, more: Partial<Rule> = {}): Rule => ({ who: 'staff', ...(of && { of }), ...more })
const version = (number: number) => ({ 'if-match': `"${number}"` })

let made = 0
const newDraft: Thing = async () => ({ body: { kind: 'page', title: { en: `Draft of a page ${made++}`, ne: '' } } })

const create = async (env: TestEnvironment) => {
  const { body } = await newDraft(env, await env.newPerson())
  return env.done('POST', 'staff/contents/', { body, cookie: await env.staff() })
}

const draft: Thing = async (env) => ({ ids: { id: String((await create(env)).id) }, headers: version(1) })

const document: Thing = async (env) => {
  const content = await create(env)
  return { ids: { id: String(content.id) }, headers: version(1), body: content.document }
}

const scheduled: Thing = async (env, person) => ({
  ...(await draft(env, person)),
  body: { at: new Date(Date.now() + 86_400_000).toISOString() },
})

const planned: Thing = async (env, person) => {
  const { ids, headers, body } = await scheduled(env, person)
  await env.done('POST', `staff/contents/${ids?.['id']}/schedule/`, { headers, body, cookie: await env.staff() })
  return { ids: { id: String(ids?.['id']) }, headers: version(2) }
}

/** Published before there were revisions. */
const published: Thing = async ({ database }) => ({
  ids: { id: String((await makeContent(database, 'page')).id) },
  headers: version(1),
})

const revised: Thing = async (env, person) => {
  const { ids } = await draft(env, person)
  await env.done('POST', `staff/contents/${ids?.['id']}/publish/`, { headers: version(1), cookie: await env.staff() })
  return { ids: { id: String(ids?.['id']) }, fixed: { number: '1' }, headers: version(2) }
}

const compared: Thing = async (env, person) => {
  const { ids } = await revised(env, person)
  return { ids: { id: String(ids?.['id']) }, query: 'before=1&after=draft' }
}

const preview: Thing = async (env, person) => {
  const { ids } = await draft(env, person)
  const id = String(ids?.['id'])
  const { id: made } = await env.done('POST', `staff/contents/${id}/previews/`, { cookie: await env.staff() })
  return { ids: { id, preview: made } }
}

const previewToken: Thing = async (env, person) => {
  const { ids } = await draft(env, person)
  const cookie = await env.staff()
  const { token } = await env.done('POST', `staff/contents/${ids?.['id']}/previews/`, { cookie })
  return { ids: { token } }
}

/** Contents with their drafts, revisions and previews. */
export const STAFF_CONTENTS: Record<string, Rule> = {
  listStaffContents: byStaff(),
  createStaffContent: byStaff(newDraft, { ok: 201 }),
  getStaffContent: byStaff(draft),
  deleteStaffContent: byStaff(draft, { ok: 204 }),
  saveContentDraft: byStaff(document),
  discardContentDraft: byStaff(published),
  publishContent: byStaff(draft),
  scheduleContent: byStaff(scheduled),
  unscheduleContent: byStaff(planned),
  unpublishContent: byStaff(published),
  listContentRevisions: byStaff(draft),
  getContentRevision: byStaff(revised),
  compareContentRevisions: byStaff(compared),
  restoreContentRevision: byStaff(revised),
  listContentPreviews: byStaff(draft),
  createContentPreview: byStaff(draft, { ok: 201 }),
  endContentPreview: byStaff(preview, { ok: 204 }),
  getContentPreview: { who: 'holder', of: previewToken },
}

const READERS: readonly Role[] = ['shopkeeper', 'editor']
const WRITERS: readonly Role[] = ['editor']

export const ROLES_OF_CONTENTS: Readonly<Record<string, readonly Role[]>> = {
  listStaffContents: READERS,
  createStaffContent: WRITERS,
  getStaffContent: READERS,
  deleteStaffContent: WRITERS,
  saveContentDraft: WRITERS,
  discardContentDraft: WRITERS,
  publishContent: WRITERS,
  scheduleContent: WRITERS,
  unscheduleContent: WRITERS,
  unpublishContent: WRITERS,
  listContentRevisions: READERS,
  getContentRevision: READERS,
  compareContentRevisions: READERS,
  restoreContentRevision: WRITERS,
  listContentPreviews: READERS,
  createContentPreview: WRITERS,
  endContentPreview: WRITERS,
}
