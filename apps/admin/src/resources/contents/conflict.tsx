import { listContentRevisions, type StaffContent } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useFormat, useShownValue } from '../../i18n/format.ts'
import { Section } from '../../layout/parts.tsx'
import { type Field, KINDS } from './content-kinds.ts'
import { below } from './document-fields.tsx'
import { type Choice, mergeDocuments, withFields } from './draft-merge.ts'
import { titleOf } from './picker.tsx'
import { fieldName } from './publishing.tsx'
import { readableText } from './revisions.tsx'
import type { Conflict, Draft } from './use-draft.ts'

type Side = 'mine' | 'theirs'

/** Another member has saved the same content: what merges by itself is counted, the rest is chosen field by field. */
export function ConflictScreen({ draft, conflict }: { draft: Draft; conflict: Conflict }) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  // `draft.content` is what this member had before.
  const { current, sent, stored } = conflict
  const { merged, numMerged, choices } = mergeDocuments({
    sent,
    stored,
    mine: draft.readForm(),
    theirs: current.document,
  })
  const change = useChange(draft.content, current)
  const shown = useShownField([draft.content, current])
  const [sides, setSides] = useState<Record<string, Side>>({})
  const isDecided = choices.every(({ path }) => sides[path] !== undefined)
  const goOn = () =>
    draft.take(
      current,
      withFields(
        merged,
        choices.filter(({ path }) => sides[path] === 'mine').map(({ path, mine }) => [path, mine]),
      ),
    )
  return (
    <Section title={translate('resources.contents.conflict.title')}>
      <div className="conflict" role="alert">
        <p>
          {change &&
            translate(`resources.contents.conflict.${change.name}`, { who: change.who, time: time(change.at) })}
        </p>
        {numMerged > 0 && (
          <p className="quiet">
            {translate('resources.contents.conflict.merged', { smart_count: numMerged, count: number(numMerged) })}
          </p>
        )}
      </div>
      {choices.map((choice) => (
        <OneChoice
          key={choice.path}
          choice={choice}
          shown={shown}
          side={sides[choice.path]}
          choose={(side) => setSides({ ...sides, [choice.path]: side })}
        />
      ))}
      <div className="line">
        <button type="button" className="button" disabled={!isDecided} onClick={goOn}>
          {translate('resources.contents.conflict.goOn')}
        </button>
        <button type="button" className="button button--plain" onClick={() => draft.take(current)}>
          {translate('resources.contents.conflict.theirs')}
        </button>
        {!isDecided && <p className="hint">{translate('resources.contents.conflict.choose')}</p>}
      </div>
    </Section>
  )
}

type Change = { name: 'text' | 'published' | 'scheduled' | 'changed'; who: string; at: string }

/**
 * What another member has done since `before`, and who it was if that is known; undefined while it is asked for. A content
 * that was published has no draft any more that would tell who has saved it.
 */
function useChange(before: StaffContent, current: StaffContent): Change | undefined {
  const isSaved =
    current.saved_by !== '' && (current.version === before.version || current.saved_at !== before.saved_at)
  const { id, state, saved_by: who, updated_at: updatedAt } = current
  const { data, isPending } = useQuery({
    queryKey: ['revisions', id, current.version],
    queryFn: ({ signal }) => listContentRevisions(api, { id }, { signal }),
    enabled: !isSaved,
    retry: false,
  })
  if (isSaved) return { name: 'text', who, at: current.saved_at ?? updatedAt }
  if (isPending) return undefined
  const last = data?.results[0]
  const since = before.saved_at ?? before.updated_at
  const isPublished = last && last.published_by !== '' && Date.parse(last.published_at) > Date.parse(since)
  if (!isPublished || (state !== 'published' && state !== 'scheduled'))
    return { name: 'changed', who: '', at: updatedAt }
  return { name: state, who: last.published_by, at: last.published_at }
}

type Shown = (path: string, value: unknown) => string
type OneChoiceProps = { choice: Choice; shown: Shown; side: Side | undefined; choose: (side: Side) => void }

function OneChoice({ choice, shown, side, choose }: OneChoiceProps) {
  const translate = useTranslate()
  const { path } = choice
  const language = path.endsWith('.ne') ? 'ne' : undefined
  return (
    <fieldset className="stack-2">
      <legend className="legend">{fieldName(translate, path)}</legend>
      {(['mine', 'theirs'] as const).map((name) => (
        <label key={name} className="choice">
          <input type="radio" name={path} checked={side === name} onChange={() => choose(name)} />
          <b>{translate(`resources.contents.conflict.${name === 'mine' ? 'keepMine' : 'keepTheirs'}`)}</b>
          <span />
          <span className="what" lang={language}>
            {shown(path, choice[name]) || translate('resources.contents.conflict.empty')}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The fields of a kind by their paths, with those of its groups. */
const fieldAt = (fields: readonly Field[], path: string): Field | undefined =>
  fields
    .flatMap((field) => [field, ...(field.type === 'group' ? field.fields.map((part) => below(field.path, part)) : [])])
    .find((field) => field.path === path)

/** The value of a field as the form shows it; linked contents and products by their titles. */
function useShownField(contents: readonly StaffContent[]): Shown {
  const translate = useTranslate()
  const shown = useShownValue()
  const linked = contents.flatMap((content) => content.linked)
  const products = contents.flatMap((content) => content.linked_products)
  const nameOf = (items: readonly { id: number; title: Parameters<typeof titleOf>[0] }[], id: unknown) => {
    const item = items.find((one) => one.id === id)
    return (item && titleOf(item.title)) || String(id)
  }
  const show = (value: unknown): string => {
    if (typeof value === 'string' && value.includes('<')) return readableText(value)
    if (Array.isArray(value)) return value.map(show).join('\n')
    if (typeof value === 'object' && value !== null) return Object.values(value).map(show).filter(Boolean).join(', ')
    return shown(value)
  }
  return (path, value) => {
    const [{ kind }] = contents as [StaffContent]
    if (path === 'links') return ((value ?? []) as number[]).map((id) => nameOf(linked, id)).join('\n')
    if (path === 'products')
      return ((value ?? []) as { id: number; note?: object }[])
        .map(({ id, note }) => [nameOf(products, id), show(note)].filter(Boolean).join(': '))
        .join('\n')
    if (typeof value === 'string' && fieldAt(KINDS[kind].fields, path)?.type === 'choice')
      return translate(`resources.contents.choices.${value}`, { _: value })
    return show(value)
  }
}
