import { changeGuestQuota, type GuestList, newId } from '@dabali/api-client'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { type FormField, type FormValues, useDialogValues } from '../../layout/dialog-form.tsx'
import { Question } from '../../layout/question.tsx'
import { RecordDialog } from '../../layout/record-dialog.tsx'

type Action<Args> = {
  mutate: (args: Args, options: { onSuccess: () => void }) => void
  isPending: boolean
  error: unknown
}
type DialogProps<Args> = { action: Action<Args>; eventDateId: number; onClose: () => void }

/** A repeated id adds nobody twice, so that it is stored with what was typed. */
export function AddGuestDialog({
  action,
  eventDateId,
  onClose,
}: DialogProps<{ id: string; name: string; people: number; note: string }>) {
  const translate = useTranslate()
  const field = useId()
  const form = useDialogValues(`guests.${eventDateId}.add`, () => ({ name: '', note: '', people: 1 }))
  const { values, setValues } = form
  const { name, note, people } = values
  return (
    <Question
      title={translate('resources.guest-list.add')}
      confirm={translate('resources.guest-list.add')}
      onConfirm={() => action.mutate({ id: form.keyOf(), name, people, note }, { onSuccess: form.sentThen(onClose) })}
      onClose={onClose}
      typed={form}
      isBusy={action.isPending}
      isDisabled={name.trim() === ''}
      error={action.error}
    >
      <div className="field">
        <label htmlFor={`${field}-name`}>{translate('resources.guest-list.guest')}</label>
        <input
          id={`${field}-name`}
          className="input"
          value={name}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${field}-people`}>{translate('resources.guest-list.people')}</label>
        <input
          id={`${field}-people`}
          className="input input--num"
          type="number"
          min={1}
          value={people}
          onChange={(event) => setValues({ ...values, people: event.target.valueAsNumber || 1 })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${field}-note`}>
          {translate('resources.guest-list.note')}
          <span className="opt">{translate('admin.optional')}</span>
        </label>
        <input
          id={`${field}-note`}
          className="input"
          value={note}
          onChange={(event) => setValues({ ...values, note: event.target.value })}
        />
      </div>
    </Question>
  )
}

const linesOf = (names: string) => names.split('\n').filter((line) => line.trim() !== '')

export function ImportDialog({ action, eventDateId, onClose }: DialogProps<{ ids: string[]; names: string }>) {
  const translate = useTranslate()
  const field = useId()
  const form = useDialogValues(`guests.${eventDateId}.import`, () => ({ names: '', ids: [] as string[] }))
  const { names, ids } = form.values
  const lines = linesOf(names)
  return (
    <Question
      title={translate('resources.guest-list.import')}
      confirm={translate('resources.guest-list.import')}
      onConfirm={() =>
        action.mutate(
          { ids: ids.slice(0, lines.length), names: lines.join('\n') },
          { onSuccess: form.sentThen(onClose) },
        )
      }
      onClose={onClose}
      typed={form}
      isBusy={action.isPending}
      isDisabled={lines.length === 0}
      error={action.error}
    >
      <div className="field">
        <label htmlFor={field}>{translate('resources.guest-list.names')}</label>
        <textarea
          id={field}
          className="input"
          rows={8}
          value={names}
          onChange={({ target: { value } }) =>
            form.setValues({ names: value, ids: linesOf(value).map((_, at) => ids[at] ?? newId()) })
          }
        />
        <p className="hint">{translate('resources.guest-list.namesHint')}</p>
      </div>
    </Question>
  )
}

const QUOTA_FIELD: FormField = {
  name: 'most',
  label: 'resources.guest-list.quota',
  hint: 'resources.guest-list.quotaHint',
  type: 'number',
  problemAt: 'guest_quota',
}
const readQuota = ({ guest_quota: quota }: Pick<GuestList, 'guest_quota'>): FormValues => ({ most: String(quota) })

export function QuotaDialog({ list, onClose }: { list: GuestList; onClose: () => void }) {
  const translate = useTranslate()
  const { event_date_id: id, guest_quota: version } = list
  // The quota is its own version.
  const form = useDialogValues(`guests.${id}.quota`, () => readQuota(list), { version })
  const most = String(form.values['most'] ?? '')
  const save = useAction(
    (_: undefined) =>
      changeGuestQuota(
        api,
        { event_date_id: id, guest_quota: Number(most) },
        { silent: true, headers: { 'if-match': `"${form.version}"` } },
      ),
    {
      done: 'resources.guest-list.quotaSaved',
      onDone: form.sentThen(onClose),
      undo: (after) =>
        changeGuestQuota(
          api,
          { event_date_id: id, guest_quota: form.version },
          { silent: true, headers: { 'if-match': `"${after.guest_quota}"` } },
        ),
    },
  )
  return (
    <RecordDialog<GuestList>
      title={translate('resources.guest-list.changeQuota')}
      confirm={translate('resources.guest-list.saveQuota')}
      form={form}
      fields={[QUOTA_FIELD]}
      save={save}
      read={readQuota}
      versionOf={({ guest_quota: current }) => current}
      onClose={onClose}
      isDisabled={most.trim() === ''}
      isWide={false}
    />
  )
}
