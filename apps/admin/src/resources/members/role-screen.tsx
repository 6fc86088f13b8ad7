import { listStaffRoles, type StaffRole } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useAuthenticated, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { csvOf, saveAs } from '../../data/download.ts'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { StaffLinks } from './member-list.tsx'
import { type Access, AREAS, accessOf, limitOf, type Right } from './role-matrix.ts'

const KEY = ['all', 'see', 'none'] as const

function AccessSign({ access }: { access: Access }) {
  if (access === 'none') return <span aria-hidden="true">–</span>
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {access === 'all' ? <path d="m4.5 12.5 5 5 10-11" /> : <circle cx="12" cy="12" r="5" />}
    </svg>
  )
}

/** What each role may do: the table by which the API checks each request. */
export default function RoleScreen() {
  useAuthenticated()
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'roles'],
    queryFn: ({ signal }) => listStaffRoles(api, {}, { signal }),
  })
  return (
    <>
      <PageHead
        title={translate('resources.members.roles.title')}
        meta={translate('resources.members.roles.text')}
        actions={data && <MatrixDownload roles={data.results} />}
      />
      <StaffLinks />
      {!data && (error ? <LoadError error={error} retry={refetch} /> : <LoadingRows />)}
      {data && (
        <>
          <RoleTable roles={data.results} />
          <RoleLists roles={data.results} />
        </>
      )}
    </>
  )
}

/** The words of a cell whose role has only a part of a thing. */
function useLimitText() {
  const translate = useTranslate()
  const { money } = useFormat()
  return (role: StaffRole, right: Right) => {
    const limit = limitOf(role, right)
    return limit && translate(`resources.members.roles.limit.${limit}`, { most: money(role.refund_limit ?? '0') })
  }
}

/** The matrix as a table for other programs, in the language of the screen. */
function MatrixDownload({ roles }: { roles: readonly StaffRole[] }) {
  const translate = useTranslate()
  const limitText = useLimitText()
  const save = () => {
    const text = (key: string) => translate(`resources.members.roles.${key}`)
    const cell = (role: StaffRole, right: Right) => {
      const limit = limitText(role, right)
      return text(`access.${accessOf(role, right)}`) + (limit ? ` (${limit})` : '')
    }
    const rows = [
      [text('part'), text('thing'), ...roles.map(({ role }) => translate(`roles.${role}`))],
      ...AREAS.flatMap(({ name, rights }) =>
        rights.map((right) => [
          text(`areas.${name}`),
          text(`rights.${right.name}`),
          ...roles.map((role) => cell(role, right)),
        ]),
      ),
    ]
    saveAs(csvOf(rows), 'role-matrix.csv')
  }
  return (
    <button type="button" className="button button--plain" onClick={save}>
      {translate('resources.members.roles.csv')}
    </button>
  )
}

function RoleTable({ roles }: { roles: readonly StaffRole[] }) {
  const translate = useTranslate()
  const limitText = useLimitText()
  return (
    <div className="roles-wide stack">
      <ul className="line roles-key">
        {KEY.map((access) => (
          <li key={access} className="line">
            <AccessSign access={access} />
            {translate(`resources.members.roles.access.${access}`)}
          </li>
        ))}
      </ul>
      <table className="grid matrix">
        <caption className="visually-hidden">{translate('resources.members.roles.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('resources.members.roles.thing')}</th>
            {roles.map(({ role }) => (
              <th key={role} scope="col">
                {translate(`roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        {AREAS.map(({ name, rights }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1} className="area">
                {translate(`resources.members.roles.areas.${name}`)}
              </th>
            </tr>
            {rights.map((right) => (
              <tr key={right.name}>
                <th scope="row">{translate(`resources.members.roles.rights.${right.name}`)}</th>
                {roles.map((role) => {
                  const access = accessOf(role, right)
                  const limit = limitText(role, right)
                  return (
                    <td key={role.role} data-access={access}>
                      <AccessSign access={access} />
                      <span className="visually-hidden">{translate(`resources.members.roles.access.${access}`)}</span>
                      {limit && <span className="small limit">{limit}</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** On a small screen: of each role, what it may change and what it only sees. */
function RoleLists({ roles }: { roles: readonly StaffRole[] }) {
  const translate = useTranslate()
  const limitText = useLimitText()
  const listed = (role: StaffRole, rights: readonly Right[], access: Access) =>
    rights
      .filter((right) => accessOf(role, right) === access)
      .map((right) => {
        const name = translate(`resources.members.roles.rights.${right.name}`)
        const limit = limitText(role, right)
        return limit ? `${name} (${limit})` : name
      })
      .join(', ')
  return (
    <div className="roles-narrow stack-6">
      {roles.map((role) => (
        <Section key={role.role} title={translate(`roles.${role.role}`)}>
          <p className="quiet">{translate(`roles.may.${role.role}`)}</p>
          <ul className="rows">
            {AREAS.map(({ name, rights }) => {
              const [all, see] = [listed(role, rights, 'all'), listed(role, rights, 'see')]
              if (!all && !see) return null
              return (
                <li key={name} className="stack-2">
                  <h3>{translate(`resources.members.roles.areas.${name}`)}</h3>
                  {all && <p>{all}</p>}
                  {see && <p className="quiet">{translate('resources.members.roles.seesOnly', { things: see })}</p>}
                </li>
              )
            })}
          </ul>
        </Section>
      ))}
    </div>
  )
}
