import { newId } from '@dabali/api-client'
import { changeNewsletterIssue, createNewsletterIssue, type NewsletterIssue } from '@dabali/api-client/staff'
import { useEffect, useRef } from 'react'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import { ConflictBlock } from '../../fields/conflict-block.tsx'
import { changedPaths, mergeValues } from '../../fields/merge-values.ts'
import { FoundDraft, GOES_ON, LeaveQuestion, moveDraft, SaveBar, useDraft } from '../../fields/unsaved-changes.tsx'
import { useMergingSave } from '../../fields/use-merging-save.ts'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { IssueStatus, useSubject } from './issue-list.tsx'
import { ISSUE_PATHS, type IssueValues, issueChanges, isUnderWay, toIssueValues } from './issue-values.ts'
import { MailPreview } from './mail-preview.tsx'
import { DraftActions, Figures, SendingActions } from './sending.tsx'

const POLL_MS = 2000

/** An issue of the newsletter; a new one where the address names none. */
export default function IssueScreen() {
  const { id } = useParams()
  if (id === undefined) return <IssueForm key="new" first={undefined} />
  return (
    <ShowBase<NewsletterIssue>
      resource="newsletter-issues"
      queryOptions={{
        ...STAYS_SHOWN.queryOptions,
        refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL_MS : false),
      }}
    >
      <ShownIssue />
    </ShowBase>
  )
}

function ShownIssue() {
  const may = useMay()
  const { record: issue, error, isPending, refetch } = useShowContext<NewsletterIssue>()
  if (error && !issue) return <LoadError error={error} retry={refetch} />
  if (isPending || !issue) return <LoadingRows />
  if (issue.status === 'draft' && may('newsletter.write')) return <IssueForm key={issue.id} first={issue} />
  return <StartedIssue issue={issue} reload={refetch} />
}

/** What was sent can be read, and not changed any more. */
function StartedIssue({ issue, reload }: { issue: NewsletterIssue; reload: () => unknown }) {
  const translate = useTranslate()
  const subjectOf = useSubject()
  const { time } = useFormat()
  const at = issue.sent_at ?? issue.stopped_at ?? issue.started_at
  return (
    <>
      <PageHead
        title={subjectOf(issue)}
        meta={
          <>
            <IssueStatus issue={issue} />
            {at && <span>{time(at)}</span>}
          </>
        }
        actions={<SendingActions issue={issue} reload={reload} />}
      />
      {issue.status !== 'draft' && <Figures issue={issue} />}
      <Section title={translate('resources.newsletter-issues.preview')}>
        <MailPreview issue={issue} />
      </Section>
    </>
  )
}

function IssueForm({ first }: { first: NewsletterIssue | undefined }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const form = useForm<IssueValues>({ defaultValues: toIssueValues(first) })
  const key = useRef(newId())
  const { record, conflict, setConflict, discard, saving } = useMergingSave<NewsletterIssue | undefined, IssueValues>({
    ...{ first, form, paths: ISSUE_PATHS, toValues: toIssueValues },
    done: () => 'resources.newsletter-issues.done.saved',
    async write(values, seen) {
      const sent = { ...issueChanges(toIssueValues(seen), values), idempotencyKey: key.current }
      const saved = seen
        ? await changeNewsletterIssue(api, { id: seen.id, ifMatch: seen.version, ...sent }, { silent: true })
        : await createNewsletterIssue(api, sent, { silent: true })
      key.current = newId()
      return saved
    },
  })
  const subjectOf = useSubject()
  const values = form.watch()
  const base = toIssueValues(record)
  const changes = changedPaths(ISSUE_PATHS, base, values).length
  // What another member has saved is shown at once where there is nothing to lose.
  const isNewer = first !== undefined && record !== undefined && first.version > record.version
  const isShown = isNewer && changes === 0 && !saving.isPending && !conflict
  useEffect(() => {
    if (isShown) discard(first)
  })
  const draft = useDraft(`newsletter-issues.${first?.id ?? 'new'}`, { base, values, isDirty: changes > 0 })
  const takeUpDraft = () => {
    if (!draft.found) return
    const merge = mergeValues(ISSUE_PATHS, { base: draft.found.base, mine: draft.found.values, theirs: base })
    form.reset(merge.values)
    if (merge.conflicts.length > 0) setConflict({ ...merge, theirs: record })
    draft.forget()
  }
  const save = (sent: IssueValues, seen = record) =>
    saving.mutate(
      { values: sent, ...(seen && { seen }) },
      {
        onSuccess: (saved) => {
          if (first || !saved) return
          // The screen of the new issue begins with what was typed while it was created.
          const [stored, now] = [toIssueValues(saved), form.getValues()]
          const isTyped = changedPaths(ISSUE_PATHS, stored, now).length > 0
          const typed = isTyped ? { base: stored, values: now } : undefined
          moveDraft('newsletter-issues.new', `newsletter-issues.${saved.id}`, typed)
          navigate(`/newsletter-issues/${saved.id}/show`, { replace: true, state: GOES_ON })
        },
      },
    )
  return (
    <FormProvider {...form}>
      <PageHead
        title={record ? subjectOf(record) : translate('resources.newsletter-issues.new')}
        meta={record && <IssueStatus issue={record} />}
        actions={record && <DraftActions issue={record} isDirty={changes > 0} />}
      />
      {draft.found && <FoundDraft at={draft.found.at} onTakeUp={takeUpDraft} onDiscard={draft.forget} />}
      {conflict?.theirs && (
        <ConflictBlock
          conflict={{ ...conflict, theirs: conflict.theirs }}
          fields="resources.newsletter-issues.fields"
          isBusy={saving.isPending}
          onDiscard={() => discard(conflict.theirs)}
          onKeep={(chosen) => save(chosen, conflict.theirs)}
        />
      )}
      <form
        className="stack-6"
        onSubmit={(event) => {
          event.preventDefault()
          form.clearErrors()
          save(form.getValues())
        }}
      >
        <div className="fields">
          <BilingualField
            source="subject"
            label="resources.newsletter-issues.fields.subject"
            missing="resources.newsletter-issues.missing"
            required
          />
          <BilingualField
            source="preheader"
            label="resources.newsletter-issues.fields.preheader"
            hint="resources.newsletter-issues.previewText"
            missing={null}
          />
          <BilingualField
            source="body"
            label="resources.newsletter-issues.fields.body"
            missing="resources.newsletter-issues.missing"
            rich
            required
          />
        </div>
        <SaveBar changes={changes} isBusy={saving.isPending} error={saving.error} isNew={!record} />
      </form>
      {record && (
        <Section title={translate('resources.newsletter-issues.preview')}>
          {changes > 0 && <p className="hint">{translate('resources.newsletter-issues.previewSaved')}</p>}
          <MailPreview issue={record} />
        </Section>
      )}
      <LeaveQuestion isDirty={changes > 0 && !saving.isPending} />
    </FormProvider>
  )
}
