import { useTranslate } from 'react-admin'

const ROLES = ['owner', 'shopkeeper', 'editor', 'box_office', 'door', 'finance', 'support'] as const
export type Role = (typeof ROLES)[number]

type RoleChoiceProps = {
  roles: readonly Role[]
  setRoles: (roles: Role[]) => void
  isDisabled?: boolean
  isHeaded?: boolean
}

export function RoleChoice({ roles, setRoles, isDisabled, isHeaded = false }: RoleChoiceProps) {
  const translate = useTranslate()
  return (
    <fieldset disabled={isDisabled}>
      <legend className={isHeaded ? 'visually-hidden' : 'legend'}>{translate('resources.members.fields.roles')}</legend>
      {ROLES.map((role) => (
        <label key={role} className="check">
          <input
            type="checkbox"
            checked={roles.includes(role)}
            onChange={({ target }) =>
              setRoles(ROLES.filter((one) => (one === role ? target.checked : roles.includes(one))))
            }
          />
          <span>
            {translate(`roles.${role}`)}
            <br />
            <span className="quiet small">{translate(`roles.may.${role}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
