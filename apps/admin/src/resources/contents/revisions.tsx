import {
  type ContentRevision,
  compareContentRevisions,
  listContentRevisions,
  restoreContentRevision,
} from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { diffWords } from 'diff'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { fieldName } from './publishing.tsx'
import type { Draft } from './use-draft.ts'

type RevisionsProps = { draft: Draft; isClosed: boolean }

/** What was published before, what differs from the draft, and the way back. */
export function Revisions({ draft, isClosed }: RevisionsProps) {
  const translate = useTranslate()
  const { time, number } = useFormat()
  const { content } = draft
  const [shown, setShown] = useState<ContentRevision>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['revisions', content.id],
    queryFn: ({ signal }) => listContentRevisions(api, { id: content.id }, { signal }),
  })
  return (
    <Section title={translate('resources.contents.revisions')}>
      {error && <LoadError error={error} retry={refetch} />}
      {isPending && <LoadingRows />}
      {data?.results.length === 0 && <p className="quiet">{translate('resources.contents.noRevisions')}</p>}
      <ul className="rows">
        {data?.results.map((revision) => (
          <li key={revision.number} className="line between">
            <button type="button" className="link" onClick={() => setShown(revision)}>
              {translate('resources.contents.revision', { number: number(revision.number) })}
            </button>
            <span className="small">
              {time(revision.published_at)}
              <span className="sub">{revision.published_by}</span>
            </span>
          </li>
        ))}
      </ul>
      {shown && (
        <RevisionDialog draft={draft} revision={shown} isClosed={isClosed} onClose={() => setShown(undefined)} />
      )}
    </Section>
  )
}

type RevisionDialogProps = RevisionsProps & { revision: ContentRevision; onClose: () => void }

/** Restoring makes the revision the draft; nothing of what was published is lost. */
function RevisionDialog({ draft, revision, isClosed, onClose }: RevisionDialogProps) {
  const translate = useTranslate()
  const { time, number } = useFormat()
  const { content, act, save } = draft
  const { id } = content
  const differences = useQuery({
    queryKey: ['differences', id, revision.number, content.version],
    queryFn: async ({ signal }) => {
      await save()
      const asked = { id, before: String(revision.number), after: 'draft' }
      return compareContentRevisions(api, asked, { signal })
    },
  })
  const restore = useAction(
    (_: undefined, idempotencyKey) =>
      act(
        (ifMatch) =>
          restoreContentRevision(api, { id, number: revision.number, ifMatch, idempotencyKey }, { silent: true }),
        true,
      ),
    { done: 'resources.contents.done.restore', onDone: onClose },
  )
  const isSame = differences.data?.fields.length === 0
  return (
    <Question
      title={translate('resources.contents.compare', {
        number: number(revision.number),
        time: time(revision.published_at),
      })}
      confirm={translate('resources.contents.restore', { number: number(revision.number) })}
      onConfirm={() => restore.mutate(undefined)}
      onClose={onClose}
      isBusy={restore.isPending}
      isDisabled={isClosed || isSame || !differences.data}
      error={restore.error}
      isWide
    >
      {differences.error && <LoadError error={differences.error} retry={differences.refetch} />}
      {differences.isPending && <LoadingRows />}
      {isSame && <p>{translate('resources.contents.noDifference')}</p>}
      {differences.data?.fields.map(({ field, before, after }) => (
        <div key={field} className="stack-2">
          <h3>{fieldName(translate, field)}</h3>
          <Difference field={field} before={before ?? ''} after={after ?? ''} />
        </div>
      ))}
      {!isSame && <p className="quiet">{translate('resources.contents.restoreText')}</p>}
    </Question>
  )
}

/** The text of HTML, for reading: blocks become lines. */
export function readableText(html: string): string {
  const parsed = new DOMParser().parseFromString(
    html.replace(/<\/(?:p|h2|h3|li|blockquote)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  )
  return (parsed.body.textContent ?? '').trim()
}

type DifferenceProps = { field: string; before: string; after: string }

/** What the draft took out of the revision, and what it added. */
function Difference({ field, before, after }: DifferenceProps) {
  const translate = useTranslate()
  const [one, other] = [before, after].map((text) => (text.includes('<') ? readableText(text) : text))
  const parts = diffWords(one ?? '', other ?? '')
  const language = field.endsWith('.ne') ? 'ne' : 'en'
  return (
    <p className="as-written serif" lang={language}>
      {one === other
        ? translate('resources.contents.onlyFormat')
        : parts.map(({ value, added, removed }, at) => {
            const key = `${at} ${value}`
            if (added) return <ins key={key}>{value}</ins>
            return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
          })}
    </p>
  )
}
