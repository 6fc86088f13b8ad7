import { newId } from '@dabali/api-client'
import {
  deleteStaffContent,
  discardContentDraft,
  publishContent,
  type StaffContent,
  scheduleContent,
  unpublishContent,
  unscheduleContent,
} from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { ActionError, Facts, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { ContentState } from './content-list.tsx'
import { fromNepal, timeLeft, toNepal } from './draft-merge.ts'
import { canScheduleAgain, useTimeUntil } from './scheduled-time.ts'
import { type Draft, forgetUnsaved } from './use-draft.ts'

type Dialogs = 'schedule' | 'unschedule' | 'unpublish' | 'discard' | 'delete'
type PublishingProps = { draft: Draft; isClosed: boolean }

export function Publishing({ draft, isClosed }: PublishingProps) {
  const translate = useTranslate()
  const { time } = useFormat()
  const { content } = draft
  const { id, state, published_at: at, has_draft: hasDraft } = content
  const [dialog, setDialog] = useState<Dialogs>()
  const problems = Object.values(content.problems).flat()
  const publish = useAction(
    (_: undefined, idempotencyKey) =>
      draft.act((ifMatch) => publishContent(api, { id, ifMatch, idempotencyKey }, { silent: true })),
    { done: 'resources.contents.done.publish' },
  )
  const others: [Dialogs, boolean][] = [
    ['schedule', state !== 'published'],
    ['unschedule', state === 'scheduled'],
    ['unpublish', state === 'published'],
    ['discard', hasDraft && state !== 'draft'],
    ['delete', state === 'draft'],
  ]
  return (
    <Section title={translate('resources.contents.publishing')}>
      <Facts
        facts={[
          [translate('resources.orders.fields.state'), <ContentState key="state" item={content} />],
          [
            translate('resources.contents.goesLive'),
            state === 'scheduled' && at ? (
              <span key="at">
                {time(at)}
                <span className="sub">
                  {translate('resources.contents.inZone')} <TimeLeft at={at} />
                </span>
              </span>
            ) : (
              ''
            ),
          ],
          [translate('resources.contents.publishedAt'), state === 'published' && at ? time(at) : ''],
          [translate('resources.contents.savedBy'), content.saved_by],
        ]}
      />
      {problems.length > 0 && (
        <div className="notice notice--e">
          <div className="stack-2">
            <p>
              <b>{translate('resources.contents.before')}</b>
            </p>
            <ul>
              {Object.entries(content.problems).map(([field, messages]) => (
                <li key={field}>
                  <b>{fieldName(translate, field)}</b> {messages.join(' ')}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <ActionError error={publish.error} />
      {!isClosed && (
        <div className="line">
          <button
            type="button"
            className="button"
            aria-keyshortcuts="Control+Shift+P"
            disabled={publish.isPending || problems.length > 0 || (state === 'published' && !hasDraft)}
            onClick={() => publish.mutate(undefined)}
          >
            {translate(`resources.contents.actions.${state === 'published' ? 'publishChanges' : 'publish'}`)}
          </button>
          {others.map(([name, isPossible]) =>
            isPossible ? (
              <button key={name} type="button" className="button button--plain" onClick={() => setDialog(name)}>
                {translate(
                  `resources.contents.actions.${name === 'schedule' && state === 'scheduled' ? 'reschedule' : name}`,
                )}
              </button>
            ) : null,
          )}
        </div>
      )}
      {dialog === 'schedule' && <ScheduleDialog draft={draft} onClose={() => setDialog(undefined)} />}
      {dialog !== undefined && dialog !== 'schedule' && (
        <ChangeDialog draft={draft} change={dialog} onClose={() => setDialog(undefined)} />
      )}
    </Section>
  )
}

type Translate = ReturnType<typeof useTranslate>

/** `texts.byline.en` as "Byline, English". */
export function fieldName(translate: Translate, path: string): string {
  const parts = path.split('.').filter((part) => !['facts', 'texts'].includes(part))
  const name = (part: string) => {
    if (part === 'en' || part === 'ne') return translate(`resources.messages.languages.${part}`)
    return /^\d+$/.test(part) ? String(Number(part) + 1) : translate(`resources.contents.fields.${part}`, { _: part })
  }
  return parts.map(name).join(', ')
}

function TimeLeft({ at }: { at: string }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const left = timeLeft(at, useTimeUntil(at))
  const parts = (['days', 'hours', 'minutes'] as const)
    .filter((part) => left[part] > 0)
    .map((part) => translate(`resources.contents.left.${part}`, { smart_count: left[part], count: number(left[part]) }))
  return parts.length === 0
    ? translate('resources.contents.left.now')
    : translate('resources.contents.left.in', { time: parts.join(' ') })
}

/** Scheduling publishes the draft: without one it is the same content, at the time that it had before. */
const planFor = ({ act, content: { id } }: Draft, at: string, { version }: StaffContent) =>
  act((ifMatch) => {
    // What was written since then is not published with it.
    if (ifMatch !== version) throw new Error('resources.contents.changedSince')
    return scheduleContent(api, { id, ifMatch, at, idempotencyKey: newId() }, { silent: true })
  })

type DialogProps = { draft: Draft; onClose: () => void }
const HOUR_MS = 3_600_000

function ScheduleDialog({ draft, onClose }: DialogProps) {
  const translate = useTranslate()
  const id = useId()
  const { content } = draft
  const planned = content.state === 'scheduled' ? content.published_at : null
  const now = useTimeUntil(planned)
  const isSameAgain = planned !== null && !content.has_draft && canScheduleAgain(planned, now)
  const form = useDialogValues(`content.${content.id}.schedule`, () => ({
    local: toNepal(planned ?? new Date(Date.now() + HOUR_MS).toISOString()),
  }))
  const { local } = form.values
  const at = local === '' ? undefined : fromNepal(local)
  const schedule = useAction(
    (_: undefined, idempotencyKey) =>
      draft.act((ifMatch) =>
        scheduleContent(api, { id: content.id, ifMatch, at: at ?? '', idempotencyKey }, { silent: true }),
      ),
    {
      done: 'resources.contents.done.schedule',
      onDone: form.sentThen(onClose),
      ...(isSameAgain && { undo: (after: StaffContent) => planFor(draft, planned, after) }),
    },
  )
  return (
    <Question
      title={translate('resources.contents.questions.schedule')}
      confirm={translate('resources.contents.actions.schedule')}
      onConfirm={() => schedule.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={schedule.isPending}
      isDisabled={at === undefined || content.state === 'published'}
      error={schedule.error}
    >
      <PublishedSince isShown={content.state === 'published' && !schedule.isPending} />
      <div className="field">
        <label htmlFor={id}>{translate('resources.contents.scheduleAt')}</label>
        <input
          id={id}
          className="input"
          type="datetime-local"
          value={local}
          aria-describedby={`${id}-zone`}
          onChange={(event) => form.setValues({ local: event.target.value })}
        />
        <p className="hint" id={`${id}-zone`}>
          {translate('resources.contents.inZone')} {at && <TimeLeft at={at} />}
        </p>
      </div>
    </Question>
  )
}

/** A question about a schedule that was open when its time came. */
function PublishedSince({ isShown }: { isShown: boolean }) {
  const translate = useTranslate()
  return <div role="status">{isShown && <p>{translate('resources.contents.publishedSince')}</p>}</div>
}

function ChangeDialog({ draft, change, onClose }: DialogProps & { change: Exclude<Dialogs, 'schedule'> }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { id, state, published_at: at, has_draft: hasDraft } = draft.content
  const planned = change === 'unschedule' && state === 'scheduled' ? at : null
  const now = useTimeUntil(planned)
  const isUnplanned = planned !== null && !hasDraft && canScheduleAgain(planned, now)
  const isLate = change === 'unschedule' && state === 'published'
  const acted = useAction(
    async (_: undefined, idempotencyKey) => {
      const asked = (ifMatch: number) => ({ id, ifMatch, idempotencyKey })
      if (change === 'discard')
        return draft.act((version) => discardContentDraft(api, asked(version), { silent: true }), true)
      if (change === 'unschedule')
        return draft.act((version) => unscheduleContent(api, asked(version), { silent: true }))
      if (change === 'unpublish') return draft.act((version) => unpublishContent(api, asked(version), { silent: true }))
      return draft.act(async (version) => {
        await deleteStaffContent(api, asked(version), { silent: true })
        return draft.content
      })
    },
    {
      done: `resources.contents.done.${change}`,
      onDone: () => {
        onClose()
        if (change !== 'delete') return
        forgetUnsaved(id)
        navigate('/contents')
      },
      ...(isUnplanned && { undo: (after: StaffContent) => planFor(draft, planned, after) }),
    },
  )
  return (
    <Question
      title={translate(`resources.contents.questions.${change}`)}
      confirm={translate(`resources.contents.actions.${change}`)}
      onConfirm={() => acted.mutate(undefined)}
      onClose={onClose}
      isBusy={acted.isPending}
      error={acted.error}
      isDisabled={isLate}
      isFinal={change === 'discard' || change === 'delete'}
    >
      <PublishedSince isShown={isLate && !acted.isPending} />
    </Question>
  )
}
