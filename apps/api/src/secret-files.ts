import { readFileSync } from 'node:fs'
import { StartError } from './errors/api-error.ts'

/** Settings that hold a secret; each can be the path of a file instead, in the same name with `_FILE`. */
export const SECRET_SETTINGS =
  /^(DATABASE_URL|ERROR_REPORT_URL|SMTP_URL|SIGNING_KEYS|INTERNAL_SECRET|LIVE_ORIGIN_SECRET|OIDC_PROVIDERS|(S3|ESEWA|KHALTI|CARD|WEB_PUSH|APPLE_WALLET|GOOGLE_WALLET)_[A-Z_]*(KEY|SECRET|ACCESS_KEY_ID|PASSPHRASE|CERTIFICATE|SERVICE_ACCOUNT)|OIDC_[A-Z0-9_]+_CLIENT_SECRET)$/

const FILE_SUFFIX = /_FILE$/

/** Replaces `<NAME>_FILE` by `<NAME>` with the content of the file, as containers and systemd pass secrets. */
export function readSecretFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const files = Object.entries(given).filter(
    ([setting, path]) => path && FILE_SUFFIX.test(setting) && SECRET_SETTINGS.test(setting.replace(FILE_SUFFIX, '')),
  )
  if (files.length === 0) return given
  const variables = { ...given }
  for (const [setting, path = ''] of files) {
    const name = setting.replace(FILE_SUFFIX, '')
    if (given[name]) throw new StartError(`${name} and ${setting} are both set: set one of them.`)
    variables[name] = readSecretFile(setting, path)
    delete variables[setting]
  }
  return variables
}

function readSecretFile(setting: string, path: string) {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`${setting} names ${path}, which cannot be read (${code}).`)
  }
}
