import type { StaffMember } from '@dabali/api-client/staff'
import { ListBase, useTranslate } from 'react-admin'
import { Link, NavLink } from 'react-router-dom'
import { useMay } from '../../data/auth-provider.ts'
import { useFormat } from '../../i18n/format.ts'
import { type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

type Row = StaffMember & { id: string }

const VIEWS: readonly View[] = [
  { label: 'resources.members.active', filter: {} },
  { label: 'resources.members.ended', filter: { state: 'ended' } },
]

/** The screens about staff. */
export function StaffLinks() {
  const translate = useTranslate()
  return (
    <nav className="views" aria-label={translate('resources.members.sections')}>
      <NavLink to="/members" end>
        {translate('resources.members.name', { smart_count: 2 })}
      </NavLink>
      <NavLink to="/members/roles">{translate('resources.members.roles.title')}</NavLink>
    </nav>
  )
}

export default function MemberList() {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  return (
    <ListBase resource="members" perPage={25} exporter={false}>
      <PageHead
        title={translate('resources.members.name', { smart_count: 2 })}
        actions={
          may('staff.write') && (
            <Link className="button" to="/invitations">
              {translate('resources.invitations.invite')}
            </Link>
          )
        }
      />
      <StaffLinks />
      <Views views={VIEWS} />
      <RecordTable<Row>
        caption="resources.members.caption"
        empty="resources.members.none"
        name={{
          label: 'resources.members.fields.member',
          show: ({ name, email }) => name || email,
          href: ({ id }) => `/members/${encodeURIComponent(id)}/show`,
        }}
        columns={[
          { label: 'login.email', show: ({ email }) => email, isWide: true },
          {
            label: 'resources.members.fields.roles',
            show: ({ roles }) => roles.map((role) => translate(`roles.${role}`)).join(', '),
            isWide: true,
          },
          {
            label: 'resources.members.fields.factor',
            isLabelled: true,
            show: ({ has_second_factor: has }) => (
              <Status tone={has ? 's' : 'w'}>
                {translate(has ? 'resources.members.hasFactor' : 'resources.members.noFactor')}
              </Status>
            ),
          },
          {
            label: 'resources.members.fields.seen',
            isLabelled: true,
            show: ({ last_seen_at: at }) => (at ? time(at) : translate('resources.members.never')),
          },
        ]}
      />
    </ListBase>
  )
}
