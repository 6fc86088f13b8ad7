import { cancelJob, retryJob, type StaffJob } from '@dabali/api-client/staff'
import { useState } from 'react'
import { ShowBase, useNotify, useRedirect, useShowContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Facts, LoadError, LoadingRows, PageHead, Section, StateMessage } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { JobStatus } from './job-list.tsx'
import { kindKey, PlainFacts } from './system-values.tsx'

const REFRESH_MS = 3000

export default function JobScreen() {
  // A job that is done is deleted: then this is not a failure, and the screen stays.
  return (
    <ShowBase
      resource="jobs"
      queryOptions={{
        onError: () => undefined,
        refetchInterval: ({ state: { data, error } }) =>
          isGone(error) || data?.state === 'failed' ? false : REFRESH_MS,
      }}
    >
      <ShownJob />
    </ShowBase>
  )
}

const isGone = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

function ShownJob() {
  const translate = useTranslate()
  const { time, number } = useFormat()
  const may = useMay()
  const { record: job, error, isPending, refetch } = useShowContext<StaffJob>()
  if (isGone(error))
    return (
      <StateMessage
        kind="empty"
        title={translate('resources.jobs.done')}
        text={translate('resources.jobs.doneText')}
        isPage
      >
        <Link className="button button--plain" to="/jobs">
          {translate('resources.jobs.toList')}
        </Link>
      </StateMessage>
    )
  if (error && !job) return <LoadError error={error} retry={refetch} />
  if (isPending || !job) return <LoadingRows />
  return (
    <>
      <PageHead
        title={translate(kindKey(job.kind), { _: job.kind })}
        meta={
          <>
            <JobStatus state={job.state} />
            <span className="mono">{job.kind}</span>
          </>
        }
        actions={may('system.write') && <JobActions job={job} />}
      />
      <p className="quiet">{translate(`resources.jobs.explained.${job.state}`)}</p>
      <div className="side-by-side">
        <Section title={translate('resources.jobs.about')}>
          <PlainFacts facts={job.facts} />
          {job.kind === 'mail.send' && may('emails.read') && (
            <Link className="link" to={`/emails/${job.id}/show`}>
              {translate('resources.jobs.toEmail')}
            </Link>
          )}
        </Section>
        <Section title={translate('resources.jobs.progress')}>
          <Facts
            facts={[
              [translate('resources.jobs.attempts'), number(job.attempts)],
              [translate('resources.jobs.error'), job.error && <span className="mono">{job.error}</span>],
              [translate('resources.jobs.created'), time(job.created_at)],
              [translate('resources.jobs.due'), job.failed_at === null ? time(job.run_at) : null],
              [translate('resources.jobs.failedAt'), job.failed_at && time(job.failed_at)],
              [translate('resources.jobs.id'), <span className="mono">{job.id}</span>],
            ]}
          />
        </Section>
      </div>
    </>
  )
}

function JobActions({ job: { id, state, may_cancel: mayCancel } }: { job: StaffJob }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const retry = useAction((_: undefined, idempotencyKey) => retryJob(api, { id, idempotencyKey }, { silent: true }), {
    done: 'resources.jobs.retried',
  })
  const cancel = useAction((_: undefined, idempotencyKey) => cancelJob(api, { id, idempotencyKey }, { silent: true }), {
    isLeft: () => true,
    onDone: () => {
      notify('resources.jobs.cancelled', { type: 'success' })
      redirect('/jobs')
    },
  })
  return (
    <>
      <ActionError error={retry.error} />
      {mayCancel && (
        <button type="button" className="button button--plain" onClick={() => setAsking(true)}>
          {translate(state === 'failed' ? 'resources.jobs.remove' : 'resources.jobs.cancel')}
        </button>
      )}
      {state === 'failed' && (
        <button type="button" className="button" disabled={retry.isPending} onClick={() => retry.mutate(undefined)}>
          {translate('resources.jobs.retry')}
        </button>
      )}
      {isAsking && (
        <Question
          title={translate(state === 'failed' ? 'resources.jobs.removeQuestion' : 'resources.jobs.cancelQuestion')}
          confirm={translate(state === 'failed' ? 'resources.jobs.remove' : 'resources.jobs.cancel')}
          close={translate('resources.jobs.keep')}
          onConfirm={() => cancel.mutate(undefined)}
          onClose={() => setAsking(false)}
          isBusy={cancel.isPending}
          error={cancel.error}
          isFinal
        >
          <p>{translate('resources.jobs.cancelText')}</p>
        </Question>
      )}
    </>
  )
}
