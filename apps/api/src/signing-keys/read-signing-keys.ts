import { StartError } from '../errors/start-error.ts'

const MOST = 10

/** The secrets that keys are derived from; the first one signs. Error messages do not contain them. */
export function readSigningKeys(text = ''): string[] {
  if (text === '') return []
  const secrets = text.split(',').map((each) => each.trim())
  if (secrets.some((secret) => !/^[\x21-\x7e]{32,200}$/.test(secret)) || secrets.length > MOST) {
    throw new StartError(
      `SIGNING_KEYS must be up to ${MOST} secrets of 32 to 200 letters, digits or signs, with commas between them.`,
    )
  }
  if (new Set(secrets).size < secrets.length) throw new StartError('SIGNING_KEYS names the same secret twice.')
  return secrets
}
