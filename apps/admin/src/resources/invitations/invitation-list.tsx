import type { StaffInvitation } from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { useMay } from '../../data/auth-provider.ts'
import { useAction, useWrites } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { PageHead } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { type Role, RoleChoice } from '../members/role-choice.tsx'

export default function InvitationList() {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const [isInviting, setInviting] = useState(false)
  return (
    <ListBase resource="invitations" perPage={25} exporter={false}>
      <PageHead
        title={translate('resources.invitations.name', { smart_count: 2 })}
        meta={translate('resources.invitations.text')}
        actions={
          may('staff.write') && (
            <button type="button" className="button" aria-keyshortcuts="N" onClick={() => setInviting(true)}>
              {translate('resources.invitations.invite')}
            </button>
          )
        }
      />
      <RecordTable<StaffInvitation>
        caption="resources.invitations.caption"
        empty="resources.invitations.none"
        name={{ label: 'login.email', show: ({ email }) => email }}
        columns={[
          {
            label: 'resources.members.fields.roles',
            show: ({ roles }) => roles.map((role) => translate(`roles.${role}`)).join(', '),
            isWide: true,
          },
          { label: 'resources.invitations.by', show: ({ invited_by: by }) => by, isWide: true },
          { label: 'resources.invitations.until', show: ({ expires_at: at }) => time(at) },
          { label: 'admin.actions', isFixed: true, show: (invitation) => <Withdraw invitation={invitation} /> },
        ]}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ListBase>
  )
}

function Withdraw({ invitation }: { invitation: StaffInvitation }) {
  const translate = useTranslate()
  const may = useMay()
  const provider = useWrites()
  const withdraw = useAction(
    (_: undefined) => provider.delete('invitations', { id: invitation.id, previousData: invitation }),
    { done: 'resources.invitations.withdrawn' },
  )
  if (!may('staff.write')) return null
  return (
    <button type="button" className="link" disabled={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
      {translate('resources.invitations.withdraw')}
    </button>
  )
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const provider = useWrites()
  const id = useId()
  const form = useDialogValues('invitations.new', () => ({ email: '', roles: [] as Role[], language: 'en' }))
  const { values, setValues } = form
  const { email, roles, language } = values
  // A repeated attempt after a lost answer invites once.
  const invite = useAction(
    (_: undefined, idempotencyKey) => provider.create('invitations', { data: { ...values, idempotencyKey } }),
    { done: 'resources.invitations.sent', keyOf: form.keyOf, onDone: form.sentThen(onClose) },
  )
  return (
    <Question
      title={translate('resources.invitations.invite')}
      confirm={translate('resources.invitations.send')}
      onConfirm={() => invite.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={invite.isPending}
      isDisabled={email === '' || roles.length === 0}
      error={invite.error}
    >
      <div className="field">
        <label htmlFor={id}>{translate('login.email')}</label>
        <input
          id={id}
          className="input"
          type="email"
          value={email}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
      </div>
      <RoleChoice roles={roles} setRoles={(chosen) => setValues({ ...values, roles: chosen })} />
      <div className="field">
        <label htmlFor={`${id}-language`}>{translate('resources.invitations.language')}</label>
        <select
          id={`${id}-language`}
          className="input"
          value={language}
          onChange={(event) => setValues({ ...values, language: event.target.value })}
        >
          <option value="en">English</option>
          <option value="ne" lang="ne">
            नेपाली
          </option>
        </select>
      </div>
    </Question>
  )
}
