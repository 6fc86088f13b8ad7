import { slugify } from '@dabali/domain'
import { businessRefusal, invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { requireVersion, type StaffWrite } from '../../staff/writes.ts'
import type { ContentKind } from '../content-kind.ts'
import { type ContentDocument, completeLanguages, type Localized, normalise } from './document.ts'
import { findProblems, refuseProblems } from './problems.ts'
import { type StaffContentRow, staffContentQueries } from './queries/drafts.ts'
import { documentOfRows, type EditedKind, writeLive } from './queries/published.ts'
import { revisionQueries } from './queries/revisions.ts'

export type Connection = Parameters<typeof staffContentQueries>[0]
export type Kinds = readonly EditedKind[]

function requireKind(kinds: Kinds, kind: ContentKind): EditedKind {
  const found = kinds.find((each) => each.kind === kind)
  if (!found) throw notFound()
  return found
}

/** A content of a kind that is edited as a document. */
export async function findContent(connection: Connection, kinds: Kinds, id: number) {
  const row = await staffContentQueries(connection).find(id)
  const kind = row && kinds.find((each) => each.kind === row.kind)
  if (!row || !kind) throw notFound()
  return { row, kind }
}

/** What staff edit: the draft, else what was published last. */
export async function readDocument(connection: Connection, kind: EditedKind, id: number): Promise<ContentDocument> {
  const queries = staffContentQueries(connection)
  const stored = (await queries.readDraft(id)) ?? (await revisionQueries(connection).findLastRevision(id))?.document
  if (stored !== undefined) return normalise(kind.document.schema, stored)
  return documentOfRows(kind, await queries.readLive(id))
}

const toText = (time: Date | null) => time?.toISOString() ?? null

export const toItem = (row: StaffContentRow) => ({
  ...row,
  published_at: toText(row.published_at),
  updated_at: row.updated_at.toISOString(),
  saved_at: toText(row.saved_at),
  saved_by: row.saved_by ?? '',
})

/** The zone in which the sites show times, and in which a person plans. */
export const TIME_ZONE = 'Asia/Kathmandu'

export async function showContent(connection: Connection, kinds: Kinds, { id, language }: Shown) {
  const { row, kind } = await findContent(connection, kinds, id)
  const document = await readDocument(connection, kind, id)
  const { problems, found } = await findProblems(connection, kind, { id, document, language })
  return {
    ...toItem(row),
    time_zone: TIME_ZONE,
    document,
    problems,
    linked: found.links,
    linked_products: found.products,
  }
}

export type Shown = { id: number; language: Language }
export type StaffContent = Awaited<ReturnType<typeof showContent>>

const factsOf = ({ kind, slug, state, published_at }: StaffContent) => ({ kind, slug, state, published_at })

type Change = StaffWrite & { id: number }

/** Locks the content, refuses an old version, makes the change and records it. */
async function changeContent(
  inside: Connection,
  kinds: Kinds,
  { id, ...change }: Change,
  act: (content: StaffContent, kind: EditedKind) => Promise<unknown>,
): Promise<StaffContent> {
  const queries = staffContentQueries(inside)
  await queries.lock(id)
  const shown = { id, language: change.language }
  const before = await showContent(inside, kinds, shown)
  requireVersion(change, before, () => before)
  await act(before, requireKind(kinds, before.kind))
  await queries.raiseVersion(id)
  const after = await showContent(inside, kinds, shown)
  await recordStaffEvent(inside, change.actor, {
    thing: { kind: 'content', id },
    before: factsOf(before),
    after: factsOf(after),
  })
  return after
}

const saveDocument = (
  inside: Connection,
  kind: EditedKind,
  draft: { id: number; document: ContentDocument; by: string },
) =>
  staffContentQueries(inside).saveDraft({
    id: draft.id,
    document: draft.document,
    complete: completeLanguages(kind.document.schema, draft.document),
    accountId: draft.by,
  })

export async function createContent(
  inside: Connection,
  kinds: Kinds,
  { actor, language, ...input }: StaffWrite & { kind: ContentKind; title: Localized },
): Promise<StaffContent> {
  const kind = requireKind(kinds, input.kind)
  const document = normalise(kind.document.schema, { kind: kind.kind, title: input.title })
  return insertDraft(inside, kinds, { kind, document, actor, language })
}

type NewDraft = Pick<StaffWrite, 'actor' | 'language'> & {
  kind: EditedKind
  document: ContentDocument
  copyOf?: number
}

/** Inserts a draft whose address follows from its title. */
async function insertDraft(inside: Connection, kinds: Kinds, { actor, language, kind, document, copyOf }: NewDraft) {
  const { title } = document
  const slug = slugify(title.en) || slugify(title.ne)
  if (slug === '') throw invalidField('title.en', MESSAGES[language].validation.required)
  const queries = staffContentQueries(inside)
  await queries.lockSlugs()
  const free = await freeSlug(slug, (tried) => queries.isSlugTaken({ kind: kind.kind, slug: tried, id: null }))
  const { id } = await queries.insert({ kind: kind.kind, slug: free })
  await saveDocument(inside, kind, { id, document: { ...document, slug: free }, by: actor.accountId })
  const content = await showContent(inside, kinds, { id, language })
  const after = { ...factsOf(content), ...(copyOf !== undefined && { copy_of: copyOf }) }
  await recordStaffEvent(inside, actor, { thing: { kind: 'content', id }, after })
  return content
}

/** Makes a draft from the document that staff see of a content. Dates, sales and revisions are no part of it. */
export async function copyContent(
  inside: Connection,
  kinds: Kinds,
  { actor, language, ...copied }: StaffWrite & { id: number; kind: ContentKind; title: Localized },
): Promise<StaffContent> {
  const { row, kind } = await findContent(inside, kinds, copied.id)
  if (row.kind !== copied.kind) throw notFound()
  const source = await readDocument(inside, kind, copied.id)
  const document = normalise(kind.document.schema, { ...source, title: copied.title })
  return insertDraft(inside, kinds, { kind, document, actor, language, copyOf: copied.id })
}

const MOST_EQUAL_SLUGS = 1000

/** The slug, or the first of `slug-2`, `slug-3`, … that is free. */
export async function freeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>) {
  let free = slug
  for (let number = 2; number < MOST_EQUAL_SLUGS && (await isTaken(free)); number += 1) free = `${slug}-${number}`
  return free
}

/** Saves a draft as it is, also with problems, so that nothing typed is lost. */
export const saveContentDraft = (inside: Connection, kinds: Kinds, change: Change & { document: unknown }) =>
  changeContent(inside, kinds, change, async ({ id, state, slug }, kind) => {
    const document = normalise(kind.document.schema, change.document)
    await saveDocument(inside, kind, { id, document, by: change.actor.accountId })
    // Nobody knows the address of a draft yet: it is reserved at once. A published content keeps its own until Publish.
    const isAddress = document.slug !== '' && slugify(document.slug) === document.slug
    if (state !== 'draft' || document.slug === slug || !isAddress) return
    const queries = staffContentQueries(inside)
    await queries.lockSlugs()
    if (!(await queries.isSlugTaken({ kind: kind.kind, slug: document.slug, id })))
      await queries.setSlug(id, document.slug)
  })

export const discardContentDraft = (inside: Connection, kinds: Kinds, change: Change) =>
  changeContent(inside, kinds, change, async ({ id, state }) => {
    const texts = MESSAGES[change.language].staffContents
    if (state === 'draft') throw businessRefusal(texts.notPublished, 'not_published')
    await staffContentQueries(inside).removeDraft(id)
  })

/** What was published before there were revisions becomes the first one. */
async function keepFirstRevision(inside: Connection, kind: EditedKind, { id, published_at }: StaffContent) {
  const revisions = revisionQueries(inside)
  if (published_at === null || (await revisions.findLastRevision(id))) return
  const document = documentOfRows(kind, await staffContentQueries(inside).readLive(id))
  await revisions.addRevision({ id, document, accountId: null, at: new Date(published_at) })
}

/** Writes the live rows from the draft. Without a time visitors see them at once, with one from then on. */
export const publishContent = (inside: Connection, kinds: Kinds, change: Change & { at?: Date }) =>
  changeContent(inside, kinds, change, async (content, kind) => {
    const { id, state, has_draft } = content
    const { language, actor, at } = change
    const texts = MESSAGES[language].staffContents
    if (at !== undefined && state === 'published') throw businessRefusal(texts.alreadyPublic, 'already_published')
    if (at !== undefined && !(at.getTime() > Date.now())) throw invalidField('at', texts.future)
    if (state === 'published' && !has_draft) throw businessRefusal(texts.noDraft, 'no_draft')
    const queries = staffContentQueries(inside)
    await queries.lockSlugs()
    const { document } = content
    refuseProblems((await findProblems(inside, kind, { id, document, language })).problems)
    await keepFirstRevision(inside, kind, content)
    await writeLive(inside, kind, id, document)
    if (state !== 'published') await queries.setPublishedAt(id, at ?? 'now')
    await queries.removeDraft(id)
    await revisionQueries(inside).addRevision({ id, document, accountId: actor.accountId })
  })

export const unpublishContent = (inside: Connection, kinds: Kinds, change: Change) =>
  changeContent(inside, kinds, change, async (content, kind) => {
    const { id, published_at } = content
    const texts = MESSAGES[change.language].staffContents
    if (published_at === null) throw businessRefusal(texts.notPublished, 'not_published')
    await keepFirstRevision(inside, kind, content)
    await staffContentQueries(inside).setPublishedAt(id, null)
  })

/** Takes back a publication that is still to come. What its time has made public meanwhile stays so. */
export const unscheduleContent = (inside: Connection, kinds: Kinds, change: Change) =>
  changeContent(inside, kinds, change, async (content, kind) => {
    const texts = MESSAGES[change.language].staffContents
    if (content.state !== 'scheduled') throw businessRefusal(texts.notScheduled, 'not_scheduled')
    await keepFirstRevision(inside, kind, content)
    await staffContentQueries(inside).setPublishedAt(content.id, null)
  })

/** Makes an earlier revision the draft. The address stays as it is. */
export const restoreRevision = (inside: Connection, kinds: Kinds, change: Change & { number: number }) =>
  changeContent(inside, kinds, change, async ({ id, document: { slug } }, kind) => {
    const revision = await revisionQueries(inside).findRevision(id, change.number)
    if (!revision) throw notFound()
    const document = { ...normalise(kind.document.schema, revision.document), slug }
    await saveDocument(inside, kind, { id, document, by: change.actor.accountId })
  })

/** Deletes a draft that was never published. */
export async function deleteContent(inside: Connection, kinds: Kinds, { id, ...change }: Change) {
  const queries = staffContentQueries(inside)
  await queries.lock(id)
  const content = await showContent(inside, kinds, { id, language: change.language })
  requireVersion(change, content, () => content)
  const texts = MESSAGES[change.language].staffContents
  if (content.state !== 'draft') throw businessRefusal(texts.wasPublished, 'was_published')
  await queries.remove(id)
  await recordStaffEvent(inside, change.actor, { thing: { kind: 'content', id }, before: factsOf(content) })
}
