import {
  endStaffMembership,
  endStaffSession,
  endStaffSessions,
  listStaffSessions,
  resetSecondFactor,
  type StaffMember,
} from '@dabali/api-client/staff'
import { describeDevice } from '@dabali/ui/describe-device'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api, codeOf } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction, useWrites } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Facts, LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { type Role, RoleChoice } from './role-choice.tsx'

type Row = StaffMember & { id: string }

export default function MemberScreen() {
  return (
    <ShowBase resource="members">
      <ShownMember />
    </ShowBase>
  )
}

function ShownMember() {
  const translate = useTranslate()
  const { time } = useFormat()
  const { record: member, error, isPending, refetch } = useShowContext<Row>()
  if (error) return <LoadError error={error} retry={refetch} />
  if (isPending || !member) return <LoadingRows />
  const isActive = member.ended_at === null
  return (
    <>
      <PageHead title={member.name || member.email} actions={isActive && <MemberActions member={member} />} />
      <div className="side-by-side">
        <div className="stack-6">
          <RolesForm key={member.version} member={member} />
          {isActive && <Sessions member={member} />}
        </div>
        <Section title={translate('resources.members.membership')}>
          <Facts
            facts={[
              [translate('login.email'), member.email],
              [translate('resources.members.fields.added'), time(member.added_at)],
              [translate('resources.members.fields.addedBy'), member.added_by],
              [translate('resources.members.fields.ended'), member.ended_at && time(member.ended_at)],
              [
                translate('resources.members.fields.factor'),
                translate(member.has_second_factor ? 'resources.members.hasFactor' : 'resources.members.noFactor'),
              ],
            ]}
          />
        </Section>
      </div>
    </>
  )
}

/** The roles. If another owner has changed them meanwhile, the member is loaded again and nothing is overwritten. */
function RolesForm({ member }: { member: Row }) {
  const translate = useTranslate()
  const may = useMay()
  const provider = useWrites()
  const { refetch } = useShowContext()
  const [roles, setRoles] = useState<Role[]>([...member.roles])
  const update = useAction(
    (_: undefined) => provider.update('members', { id: member.id, data: { roles }, previousData: member }),
    { done: 'resources.members.saved' },
  )
  const isClosed = !may('staff.write') || member.ended_at !== null
  const reloadIfChanged = (refused: Error) => {
    if (codeOf(refused) === 'version_conflict') void refetch()
  }
  const save = () => update.mutate(undefined, { onError: reloadIfChanged })
  return (
    <Section title={translate('resources.members.fields.roles')}>
      <RoleChoice roles={roles} setRoles={setRoles} isDisabled={isClosed} isHeaded />
      <ActionError error={update.error} />
      {!isClosed && (
        <div className="line">
          <button type="button" className="button" disabled={update.isPending || roles.length === 0} onClick={save}>
            {translate('resources.members.save')}
          </button>
          {roles.length === 0 && <p className="hint">{translate('resources.members.chooseRole')}</p>}
        </div>
      )}
    </Section>
  )
}

function MemberActions({ member }: { member: Row }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const may = useMay()
  const [dialog, setDialog] = useState<'end' | 'reset'>()
  const close = () => setDialog(undefined)
  const { id, version } = member
  const end = useAction((_: undefined) => endStaffMembership(api, { id, ifMatch: version }, { silent: true }), {
    done: 'resources.members.endedNow',
    onDone: () => navigate('/members'),
  })
  const reset = useAction((_: undefined) => resetSecondFactor(api, { id }, { silent: true }), {
    done: 'resources.members.wasReset',
    onDone: close,
  })
  if (!may('staff.write')) return null
  const name = member.name || member.email
  return (
    <>
      {member.has_second_factor && (
        <button type="button" className="button button--plain" onClick={() => setDialog('reset')}>
          {translate('resources.members.reset')}
        </button>
      )}
      <button type="button" className="button button--plain" onClick={() => setDialog('end')}>
        {translate('resources.members.end')}
      </button>
      {dialog === 'end' && (
        <Question
          title={translate('resources.members.endQuestion', { name })}
          confirm={translate('resources.members.end')}
          onConfirm={() => end.mutate(undefined)}
          onClose={close}
          isBusy={end.isPending}
          error={end.error}
          isFinal
        >
          <p>{translate('resources.members.endText')}</p>
        </Question>
      )}
      {dialog === 'reset' && (
        <Question
          title={translate('resources.members.resetQuestion', { name })}
          confirm={translate('resources.members.reset')}
          onConfirm={() => reset.mutate(undefined)}
          onClose={close}
          isBusy={reset.isPending}
          error={reset.error}
          isFinal
        >
          <p>{translate('resources.members.resetText')}</p>
        </Question>
      )}
    </>
  )
}

function Sessions({ member: { id } }: { member: Row }) {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const sessions = useQuery({
    queryKey: ['members', 'sessions', id],
    queryFn: ({ signal }) => listStaffSessions(api, { id, page_size: 100 }, { signal }),
  })
  const endOne = useAction((session: string) => endStaffSession(api, { id, session }, { silent: true }), {
    done: 'security.sessionEnded',
  })
  const endAll = useAction((_: undefined) => endStaffSessions(api, { id }, { silent: true }), {
    done: 'security.sessionEnded',
  })
  const mayEnd = may('staff.write')
  return (
    <Section
      title={translate('security.sessions')}
      action={
        mayEnd &&
        sessions.data?.results.length !== 0 && (
          <button type="button" className="link" disabled={endAll.isPending} onClick={() => endAll.mutate(undefined)}>
            {translate('security.endAll')}
          </button>
        )
      }
    >
      {sessions.error && <LoadError error={sessions.error} retry={sessions.refetch} />}
      <ActionError error={endOne.error ?? endAll.error} />
      {sessions.data?.results.length === 0 && <p className="quiet">{translate('security.noSessions')}</p>}
      <ul className="rows">
        {sessions.data?.results.map((session) => (
          <li key={session.id} className="line between">
            <span className="stack-2">
              {describeDevice(session.user_agent) ?? session.user_agent}
              <span className="quiet small">
                {translate('security.lastSeen', { time: time(session.last_seen_at) })}
              </span>
            </span>
            {mayEnd && (
              <button
                type="button"
                className="link"
                disabled={endOne.isPending}
                onClick={() => endOne.mutate(session.id)}
              >
                {translate('security.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
