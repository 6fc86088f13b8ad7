import {
  deleteNewsletterIssue,
  listSubscribers,
  type NewsletterIssue,
  sendNewsletterIssue,
  stopNewsletterIssue,
  testNewsletterIssue,
} from '@dabali/api-client/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api, conflictOf } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { GOES_ON } from '../../fields/unsaved-changes.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Facts, LoadError, LoadingRows, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { isUnderWay, leftToSend, progressOf } from './issue-values.ts'

/** How many confirmed subscribers there are. */
function useActiveCount() {
  return useQuery({
    queryKey: ['newsletter-subscribers', 'active'],
    queryFn: async ({ signal }) => (await listSubscribers(api, { state: 'active', page_size: 1 }, { signal })).count,
  })
}

type Dialogs = 'send' | 'delete' | 'stop'

/** What can be done with a saved draft; changes that are not saved would not be sent. */
export function DraftActions({ issue, isDirty }: { issue: NewsletterIssue; isDirty: boolean }) {
  const translate = useTranslate()
  const may = useMay()
  const hint = useId()
  const [dialog, setDialog] = useState<Dialogs>()
  const close = () => setDialog(undefined)
  const isIncomplete = issue.complete.length === 0
  const why = isDirty ? 'saveFirst' : isIncomplete ? 'writeFirst' : undefined
  return (
    <>
      {why && (
        <span id={hint} className="quiet small">
          {translate(`resources.newsletter-issues.${why}`)}
        </span>
      )}
      <button type="button" className="button button--plain" onClick={() => setDialog('delete')}>
        {translate('resources.newsletter-issues.actions.delete')}
      </button>
      <TestButton issue={issue} isDisabled={why !== undefined} />
      {may('newsletter.send') && (
        <button
          type="button"
          className="button"
          disabled={why !== undefined}
          aria-describedby={why && hint}
          onClick={() => setDialog('send')}
        >
          {translate('resources.newsletter-issues.actions.send')}
        </button>
      )}
      {dialog === 'send' && <SendDialog issue={issue} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog issue={issue} onClose={close} />}
    </>
  )
}

/** Stop while it is being sent; go on with one that was stopped. */
export function SendingActions({ issue, reload }: { issue: NewsletterIssue; reload: () => unknown }) {
  const translate = useTranslate()
  const may = useMay()
  const [dialog, setDialog] = useState<Dialogs>()
  const close = () => setDialog(undefined)
  return (
    <>
      {may('newsletter.write') && issue.complete.length > 0 && <TestButton issue={issue} isDisabled={false} />}
      {may('newsletter.send') && issue.status === 'sending' && (
        <button type="button" className="button" onClick={() => setDialog('stop')}>
          {translate('resources.newsletter-issues.actions.stop')}
        </button>
      )}
      {may('newsletter.send') && issue.status === 'stopped' && (
        <button type="button" className="button" onClick={() => setDialog('send')}>
          {translate('resources.newsletter-issues.actions.goOn')}
        </button>
      )}
      {dialog === 'send' && <SendDialog issue={issue} onClose={close} />}
      {dialog === 'stop' && <StopDialog issue={issue} reload={reload} onClose={close} />}
    </>
  )
}

function TestButton({ issue: { id }, isDisabled }: { issue: NewsletterIssue; isDisabled: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const test = useAction(
    (_: undefined, idempotencyKey) => testNewsletterIssue(api, { id, idempotencyKey }, { silent: true }),
    {
      onDone: ({ to }) =>
        notify('resources.newsletter-issues.done.tested', { type: 'success', messageArgs: { email: to } }),
    },
  )
  return (
    <>
      <ActionError error={test.error} />
      <button
        type="button"
        className="button button--plain"
        disabled={isDisabled || test.isPending}
        onClick={() => test.mutate(undefined)}
      >
        {translate('resources.newsletter-issues.actions.test')}
      </button>
    </>
  )
}

type DialogProps = { issue: NewsletterIssue; onClose: () => void }

/** Shows what another member has made of the draft, with which the next attempt goes on. */
function useLoadChanged() {
  const queries = useQueryClient()
  return (error: unknown): never => {
    if (conflictOf(error)) void queries.invalidateQueries({ queryKey: ['newsletter-issues'] })
    throw error
  }
}

/** States how many people get it, before it cannot be called back. */
function SendDialog({ issue, onClose }: DialogProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const active = useActiveCount()
  const loadChanged = useLoadChanged()
  const send = useAction(
    (_: undefined, idempotencyKey) =>
      sendNewsletterIssue(api, { id: issue.id, ifMatch: issue.version, idempotencyKey }, { silent: true }).catch(
        loadChanged,
      ),
    { done: 'resources.newsletter-issues.done.started', onDone: onClose },
  )
  const count = active.data === undefined ? undefined : leftToSend(active.data, issue.figures)
  const languages = issue.complete.length === 2 ? 'both' : (issue.complete[0] ?? 'both')
  return (
    <Question
      title={
        count === undefined
          ? translate('resources.newsletter-issues.actions.send')
          : translate('resources.newsletter-issues.questions.send', { smart_count: count, count: number(count) })
      }
      confirm={translate('resources.newsletter-issues.actions.send')}
      onConfirm={() => send.mutate(undefined)}
      onClose={onClose}
      isBusy={send.isPending}
      isDisabled={count === undefined || count === 0}
      error={send.error}
      isFinal
    >
      {active.error && <LoadError error={active.error} retry={active.refetch} />}
      {active.isPending && <LoadingRows />}
      {count === 0 && <p>{translate('resources.newsletter-issues.nobody')}</p>}
      <p>{translate(`resources.newsletter-issues.sentIn.${languages}`)}</p>
      <p>{translate('resources.newsletter-issues.sendText')}</p>
    </Question>
  )
}

function StopDialog({ issue, reload, onClose }: DialogProps & { reload: () => unknown }) {
  const translate = useTranslate()
  const stop = useAction(
    (_: undefined, idempotencyKey) =>
      stopNewsletterIssue(api, { id: issue.id, ifMatch: issue.version, idempotencyKey }, { silent: true }).catch(
        (error: unknown) => {
          // It may have ended meanwhile.
          if (conflictOf(error)) void reload()
          throw error
        },
      ),
    { done: 'resources.newsletter-issues.done.stopped', onDone: onClose },
  )
  return (
    <Question
      title={translate('resources.newsletter-issues.questions.stop')}
      confirm={translate('resources.newsletter-issues.actions.stop')}
      onConfirm={() => stop.mutate(undefined)}
      onClose={onClose}
      isBusy={stop.isPending}
      error={stop.error}
    >
      <p>{translate('resources.newsletter-issues.stopText')}</p>
    </Question>
  )
}

function DeleteDialog({ issue, onClose }: DialogProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const loadChanged = useLoadChanged()
  const remove = useAction(
    (_: undefined, idempotencyKey) =>
      deleteNewsletterIssue(api, { id: issue.id, ifMatch: issue.version, idempotencyKey }, { silent: true }).catch(
        loadChanged,
      ),
    {
      done: 'resources.newsletter-issues.done.deleted',
      onDone: () => {
        onClose()
        navigate('/newsletter-issues', { state: GOES_ON })
      },
      isLeft: () => true,
    },
  )
  return (
    <Question
      title={translate('resources.newsletter-issues.questions.delete')}
      confirm={translate('resources.newsletter-issues.actions.delete')}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
      isBusy={remove.isPending}
      error={remove.error}
      isFinal
    />
  )
}

const FIGURES = ['recipients', 'sent', 'waiting', 'failed', 'unsubscribed'] as const

/** How far the sending is, and what became of the emails. */
export function Figures({ issue }: { issue: NewsletterIssue }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const active = useActiveCount()
  const { done, all } = progressOf(issue, issue.status === 'sending' ? active.data : undefined)
  const progress = translate('resources.newsletter-issues.progress', { done: number(done), all: number(all) })
  return (
    <Section title={translate('resources.newsletter-issues.figures.title')}>
      {isUnderWay(issue) && (
        <div className="stack-2">
          <progress
            className="progress"
            max={Math.max(all, 1)}
            value={done}
            aria-label={translate('resources.newsletter-issues.status.sending')}
          />
          <p className="small">{progress}</p>
        </div>
      )}
      <Facts
        facts={FIGURES.map((name) => [
          translate(`resources.newsletter-issues.figures.${name}`),
          number(issue.figures[name]),
        ])}
      />
    </Section>
  )
}
