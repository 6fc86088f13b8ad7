export type Environment = { port: number; smtpPort: number; siteOrigins: string[]; cardWebhookUrl: string | undefined }

/** An invalid setting; the message is printed and the start fails. */
export class StartError extends Error {}

const DEFAULT_PORT = 4100
const DEFAULT_SMTP_PORT = 4125

export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  if (variables['NODE_ENV'] === 'production') {
    throw new StartError('The sandbox plays the outside world, and is not started with NODE_ENV=production.')
  }
  return {
    port: readPort('SANDBOX_PORT', variables['SANDBOX_PORT'], DEFAULT_PORT),
    smtpPort: readPort('SANDBOX_SMTP_PORT', variables['SANDBOX_SMTP_PORT'], DEFAULT_SMTP_PORT),
    cardWebhookUrl: readAddress('SANDBOX_CARD_WEBHOOK_URL', variables['SANDBOX_CARD_WEBHOOK_URL']),
    siteOrigins: (variables['SITE_ORIGINS'] || 'http://localhost:3000,http://localhost:3001').split(','),
  }
}

function readPort(name: string, text = '', fallback: number) {
  if (text === '') return fallback
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new StartError(`${name} must be a number from 0 to 65535, not ${JSON.stringify(text)}.`)
}

function readAddress(name: string, text = '') {
  if (text === '') return undefined
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new StartError(`${name} must be an address such as http://127.0.0.1:4000/, not ${JSON.stringify(text)}.`)
}
