import { type ModeratedReview, moderateReview } from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { Filters, SelectFilter, type View, Views } from '../../layout/filters.tsx'
import { ActionError, PageHead, Status, type Tone } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

const STATUSES = ['pending', 'reported', 'hidden']
const VIEWS: readonly View[] = [{ label: 'resources.reviews.open', filter: {} }]
const TONES: Record<ModeratedReview['status'], Tone> = { published: 's', pending: 'w', hidden: 'o' }

export default function ReviewList() {
  const translate = useTranslate()
  const { number, time } = useFormat()
  return (
    <ListBase resource="reviews" perPage={25} exporter={false}>
      <PageHead area="store" title={translate('resources.reviews.name', { smart_count: 2 })} />
      <Views views={VIEWS} />
      <Filters>
        <SelectFilter
          source="status"
          label="resources.orders.fields.state"
          all="resources.reviews.open"
          choices={STATUSES}
          names="resources.reviews.filter"
        />
      </Filters>
      <RecordTable<ModeratedReview>
        caption="resources.reviews.caption"
        empty="resources.reviews.none"
        name={{
          label: 'resources.reviews.review',
          show: ({ title, text, name, stars, language, created_at: at, reports }) => (
            <span className="stack-2" lang={language}>
              <span>{title || name}</span>
              <span className="quiet small">{text}</span>
              <span className="quiet small">
                {translate('resources.reviews.by', { name, stars: number(stars), time: time(at) })}
              </span>
              {reports.map(({ reason, note, reported_at: reportedAt }) => (
                <span key={reportedAt} className="error-text">
                  {translate(`resources.reviews.reasons.${reason}`)} {note}
                </span>
              ))}
            </span>
          ),
        }}
        columns={[
          {
            label: 'resources.orders.fields.state',
            show: ({ status }) => (
              <Status tone={TONES[status]}>{translate(`resources.reviews.status.${status}`)}</Status>
            ),
          },
          { label: 'admin.actions', isFixed: true, show: (review) => <ReviewActions review={review} />, isWide: true },
        ]}
      />
    </ListBase>
  )
}

/** A review that was pending, or whose reports are answered by the decision, cannot be put back as it was. */
export const isUndoable = ({ status, open_reports: reports }: Pick<ModeratedReview, 'status' | 'open_reports'>) =>
  status !== 'pending' && reports === 0

function ReviewActions({ review }: { review: ModeratedReview }) {
  const translate = useTranslate()
  const may = useMay()
  const id = useId()
  const [isHiding, setHiding] = useState(false)
  const form = useDialogValues(`review.${review.id}`, () => ({ reason: '' }))
  const { reason } = form.values
  // The author may have written another text meanwhile.
  const seen = { id: review.id, seen_at: review.updated_at }
  const inverse = isUndoable(review) && {
    undo: ({ status }: ModeratedReview) =>
      moderateReview(
        api,
        { ...seen, is_hidden: review.status === 'hidden', reason: review.reason, seen_status: status },
        { silent: true },
      ),
  }
  const publish = useAction((_: undefined) => moderateReview(api, { ...seen, is_hidden: false }, { silent: true }), {
    done: 'resources.reviews.published',
    ...inverse,
  })
  const hide = useAction(
    (_: undefined) => moderateReview(api, { ...seen, is_hidden: true, reason }, { silent: true }),
    { done: 'resources.reviews.hidden', onDone: form.sentThen(() => setHiding(false)), ...inverse },
  )
  if (!may('reviews.moderate')) return null
  return (
    <div className="line">
      {(review.status !== 'published' || review.open_reports > 0) && (
        <button
          type="button"
          className="button button--plain"
          disabled={publish.isPending}
          onClick={() => publish.mutate(undefined)}
        >
          {translate('resources.reviews.publish')}
        </button>
      )}
      {review.status !== 'hidden' && (
        <button type="button" className="button button--plain" onClick={() => setHiding(true)}>
          {translate('resources.reviews.hide')}
        </button>
      )}
      <ActionError error={publish.error} />
      {isHiding && (
        <Question
          title={translate('resources.reviews.hideQuestion')}
          confirm={translate('resources.reviews.hide')}
          onConfirm={() => hide.mutate(undefined)}
          onClose={() => setHiding(false)}
          typed={form}
          isBusy={hide.isPending}
          isDisabled={reason.trim() === ''}
          error={hide.error}
        >
          <div className="field">
            <label htmlFor={id}>{translate('resources.reviews.reason')}</label>
            <textarea
              id={id}
              className="input"
              value={reason}
              onChange={(event) => form.setValues({ reason: event.target.value })}
            />
          </div>
        </Question>
      )}
    </div>
  )
}
