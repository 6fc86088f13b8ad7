import { getMe } from '@dabali/api-client'
import { acceptStaffInvitation, getStaffInvitation } from '@dabali/api-client/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { api } from '../data/api.ts'
import { hasLoggedIn } from '../data/auth-provider.ts'
import { useAction } from '../data/use-action.tsx'
import { ActionError } from '../layout/parts.tsx'
import { EmailLogin } from './email-login.tsx'
import { LoginFrame } from './login-frame.tsx'

/** The page behind the link of an invitation: log in with the invited address, then accept. */
export default function InvitationScreen() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { token = '' } = useParams()
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => getStaffInvitation(api, { token }, { silent: true }),
    retry: false,
  })
  const account = useQuery({
    queryKey: ['account'],
    queryFn: () => (hasLoggedIn() ? getMe(api, {}, { silent: true }).catch(() => null) : null),
    retry: false,
  })
  const accept = useAction((used: string) => acceptStaffInvitation(api, { token: used }, { silent: true }), {
    onDone: () => navigate('/login', { replace: true }),
  })
  const { data } = invitation
  if (invitation.isPending || account.isPending) {
    return <LoginFrame title={translate('invitation.title')} text={translate('admin.state.loading')} />
  }
  if (!data?.is_usable) {
    return (
      <LoginFrame title={translate('invitation.notUsable')} text={translate('invitation.askAgain')}>
        <Link className="button button--plain button--wide" to="/login">
          {translate('login.title')}
        </Link>
      </LoginFrame>
    )
  }
  const roles = data.roles.map((role) => translate(`roles.${role}`)).join(', ')
  return (
    <LoginFrame
      title={translate('invitation.title')}
      text={translate('invitation.offers', { email: data.email, roles })}
    >
      {account.data ? (
        <div className="stack">
          <ActionError error={accept.error} />
          <button
            type="button"
            className="button button--wide"
            disabled={accept.isPending}
            onClick={() => accept.mutate(token)}
          >
            {translate('invitation.accept')}
          </button>
        </div>
      ) : (
        <EmailLogin
          next={`/staff/invitation/${token}`}
          onLogin={() => void queries.invalidateQueries({ queryKey: ['account'] })}
        />
      )}
    </LoginFrame>
  )
}
