import { addPasskey, beginPasskey, beginTotp, confirmTotp } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import encodeQr from 'qr'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../data/api.ts'
import { useAction } from '../data/use-action.tsx'
import { Icon } from '../layout/icons.tsx'
import { OneFieldForm } from './login-frame.tsx'

/** What is replaced by the next step had the focus. */
function useFirstFocus<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null)
  useEffect(() => shown.current?.focus(), [])
  return shown
}

type SetupProps = {
  /** There is an authenticator app, which a new one replaces. */
  hasApp?: boolean
  onAdded: (recoveryCodes: string[]) => void
}
type Added = { recovery_codes: string[] }

/** Adds a passkey of this device, or an authenticator app. */
export function FactorSetup({ hasApp = false, onAdded }: SetupProps) {
  const translate = useTranslate()
  const [isApp, setApp] = useState(false)
  const first = useFirstFocus<HTMLButtonElement>()
  const passkey = useAction(createPasskey, { onDone: ({ recovery_codes: codes }: Added) => onAdded(codes) })
  if (isApp) return <AppSetup hasApp={hasApp} onAdded={onAdded} />
  return (
    <div className="stack">
      <button
        ref={first}
        type="button"
        className="button button--wide"
        disabled={passkey.isPending}
        onClick={() => passkey.mutate(translate('security.thisDevice'))}
      >
        <Icon name="key" />
        {translate('security.addPasskey')}
      </button>
      {passkey.error && (
        <p className="error-text" role="alert">
          {translate('login.passkeyFailed')}
        </p>
      )}
      <button type="button" className="button button--plain button--wide" onClick={() => setApp(true)}>
        {translate(hasApp ? 'security.replaceApp' : 'security.addApp')}
      </button>
    </div>
  )
}

/** The secret as a QR code and as text, and the field for its first code. */
function AppSetup({ hasApp, onAdded }: SetupProps) {
  const translate = useTranslate()
  const secret = useQuery({
    queryKey: ['new secret'],
    queryFn: () => beginTotp(api, {}, { silent: true }),
    // Another secret would make the code that was just scanned worthless.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const confirm = useAction((code: string) => confirmTotp(api, { code }, { silent: true }), {
    onDone: ({ recovery_codes: codes }: Added) => onAdded(codes),
  })
  if (secret.error) {
    return (
      <p className="error-text" role="alert">
        {translate(secret.error.message, { _: secret.error.message })}
      </p>
    )
  }
  if (!secret.data) return <p role="status">{translate('admin.state.loading')}</p>
  return (
    <div className="stack">
      <Explanation>{translate('security.scan')}</Explanation>
      {hasApp && <p className="notice notice--w">{translate('security.replaceText')}</p>}
      <QrCode text={secret.data.uri} label={translate('security.qr')} />
      <p className="small">
        {translate('security.typeSecret')} <code className="mono">{secret.data.secret}</code>
      </p>
      <OneFieldForm
        label={translate('login.app.label')}
        send={translate(hasApp ? 'security.confirmReplace' : 'security.confirmApp')}
        autoComplete="one-time-code"
        isNumeric
        isBusy={confirm.isPending}
        error={confirm.error}
        onSend={(code) => confirm.mutate(code)}
      />
    </div>
  )
}

/** What to do at a step; it is read when the step is shown. */
function Explanation({ children }: { children: string }) {
  return (
    <p ref={useFirstFocus<HTMLParagraphElement>()} tabIndex={-1}>
      {children}
    </p>
  )
}

/** The light cells around a code, without which a camera does not find it. */
const QUIET = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const cells = encodeQr(text, 'raw', { border: QUIET })
  const path = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="qr" viewBox={`0 0 ${cells.length} ${cells.length}`} role="img" aria-label={label}>
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}

async function createPasskey(name: string): Promise<Added> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = (await beginPasskey(api, {}, { silent: true })) as unknown as Parameters<
    typeof startRegistration
  >[0]['optionsJSON']
  const { clientExtensionResults: extensions, ...made } = await startRegistration({ optionsJSON })
  const credential = { ...made, clientExtensionResults: { ...extensions } }
  return addPasskey(api, { name, credential }, { silent: true })
}

/** The recovery codes, which nobody can see again. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const translate = useTranslate()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`
  return (
    <div className="stack">
      <div className="notice notice--w">
        <Explanation>{translate('security.codesOnce')}</Explanation>
      </div>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a className="button button--plain button--wide" href={file} download="dabali-recovery-codes.txt">
        {translate('security.downloadCodes')}
      </a>
      <button type="button" className="button button--wide" onClick={onSaved}>
        {translate('security.codesSaved')}
      </button>
    </div>
  )
}
