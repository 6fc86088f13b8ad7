import { getMagicLink, redeemMagicLink } from '@dabali/api-client'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { api } from '../data/api.ts'
import { rememberLogin } from '../data/auth-provider.ts'
import { useAction } from '../data/use-action.tsx'
import { ActionError } from '../layout/parts.tsx'
import { LoginFrame } from './login-frame.tsx'

/** The page behind the link of a login email. A button logs in, because mail scanners open links. */
export default function EmailLinkScreen() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const link = useQuery({
    queryKey: ['email link', token],
    queryFn: () => getMagicLink(api, { token }, { silent: true }),
    retry: false,
  })
  const redeem = useAction((used: string) => redeemMagicLink(api, { token: used }, { silent: true }), {
    onDone: ({ next }) => {
      rememberLogin()
      navigate('/login', { replace: true, state: { nextPathname: next } })
    },
  })
  if (link.data?.is_usable) {
    return (
      <LoginFrame title={translate('login.title')} text={link.data.email}>
        <ActionError error={redeem.error} />
        <button
          type="button"
          className="button button--wide"
          disabled={redeem.isPending}
          onClick={() => redeem.mutate(token)}
        >
          {translate('login.logIn')}
        </button>
      </LoginFrame>
    )
  }
  if (link.isPending) return <LoginFrame title={translate('login.title')} text={translate('admin.state.loading')} />
  const problem = link.error
    ? translate(link.error.message, { _: link.error.message })
    : translate('login.linkUsedText')
  return (
    <LoginFrame title={translate('login.linkUsed')} text={problem}>
      <Link className="button button--wide" to="/login">
        {translate('login.sendLink')}
      </Link>
    </LoginFrame>
  )
}
