import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { Section } from '../../layout/parts.tsx'
import { type Choice, mergeDocuments, withFields } from './draft-merge.ts'
import { fieldName } from './publishing.tsx'
import { readableText } from './revisions.tsx'
import type { Conflict, Draft } from './use-draft.ts'

type Side = 'mine' | 'theirs'

/** Another member has saved the same content: what merges by itself is counted, the rest is chosen field by field. */
export function ConflictScreen({ draft, conflict }: { draft: Draft; conflict: Conflict }) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  const { current, sent, stored } = conflict
  const { merged, numMerged, choices } = mergeDocuments({
    sent,
    stored,
    mine: draft.readForm(),
    theirs: current.document,
  })
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
          {translate('resources.contents.conflict.text', {
            who: current.saved_by,
            time: time(current.saved_at ?? current.updated_at),
          })}
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

type OneChoiceProps = { choice: Choice; side: Side | undefined; choose: (side: Side) => void }

function OneChoice({ choice, side, choose }: OneChoiceProps) {
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
            {shown(choice[name]) || translate('resources.contents.conflict.empty')}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value.includes('<') ? readableText(value) : value
  return value === null || value === undefined ? '' : JSON.stringify(value, null, 2)
}
