import { StartError } from '../../errors/api-error.ts'

/** An OpenID provider with which the shop is registered. */
export type Provider = {
  name: string
  label: string
  issuer: string
  clientId: string
  /** Without a secret the client authenticates with PKCE alone. */
  clientSecret: string | undefined
}

const NAME = /^[a-z0-9][a-z0-9-]{0,31}$/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The configured providers: one list in JSON, or variables for each, in this order. */
export function readProviders(variables: NodeJS.ProcessEnv): Provider[] {
  const providers = [...readList(variables['OIDC_PROVIDERS']), ...readEach(variables)]
  const names = providers.map(({ name }) => name)
  const doubled = names.find((name, at) => names.indexOf(name) !== at)
  if (doubled !== undefined) throw new StartError(`The OpenID provider ${doubled} is configured twice.`)
  return providers
}

function readList(text = ''): Provider[] {
  if (text === '') return []
  const entries = parse(text)
  // The value may contain secrets, so the message does not repeat it.
  if (!Array.isArray(entries)) throw new StartError('OIDC_PROVIDERS must be a JSON list of providers.')
  return entries.map((entry, at) => {
    const field = (name: string) => {
      const value: unknown = Reflect.get(Object(entry), name)
      return typeof value === 'string' ? value : ''
    }
    const where = `OIDC_PROVIDERS[${at}]`
    return check(
      {
        name: field('name'),
        label: field('label'),
        issuer: field('issuer'),
        clientId: field('client_id'),
        clientSecret: field('client_secret'),
      },
      { name: `${where}.name`, issuer: `${where}.issuer`, clientId: `${where}.client_id` },
    )
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readEach(variables: NodeJS.ProcessEnv): Provider[] {
  const prefixes = Object.keys(variables).flatMap((variable) => /^(OIDC_.+)_ISSUER$/.exec(variable)?.[1] ?? [])
  return prefixes.sort().flatMap((prefix) => {
    const value = (name: string) => variables[`${prefix}_${name}`] ?? ''
    if (value('ISSUER') === '') return []
    const name = prefix.slice('OIDC_'.length).toLowerCase().replaceAll('_', '-')
    return check(
      {
        name,
        label: value('LABEL'),
        issuer: value('ISSUER'),
        clientId: value('CLIENT_ID'),
        clientSecret: value('CLIENT_SECRET'),
      },
      { name: prefix, issuer: `${prefix}_ISSUER`, clientId: `${prefix}_CLIENT_ID` },
    )
  })
}

type Written = Record<'name' | 'label' | 'issuer' | 'clientId' | 'clientSecret', string>

function check(
  { name, label, issuer, clientId, clientSecret }: Written,
  where: Record<'name' | 'issuer' | 'clientId', string>,
) {
  if (!NAME.test(name)) throw new StartError(`${where.name} must be a name of small letters, digits and dashes.`)
  if (!isIssuer(issuer)) throw new StartError(`${where.issuer} must be an https address, or http on this machine.`)
  if (clientId === '') throw new StartError(`${where.clientId} is missing.`)
  return { name, label: label || capitalise(name), issuer, clientId, clientSecret: clientSecret || undefined }
}

function isIssuer(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}

const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
