import { type Language, localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { LOGIN_HERE_ACTION } from '../paths.ts'

type LoginHereProps = {
  /** The path to come back to, without its language. */
  path: string
  language: Language
  text: string
  kind?: 'plain'
}

/** A way to the login that comes back here; a form, since it changes what the browser remembers. */
export function LoginButton({ path, language, text, kind }: LoginHereProps) {
  return (
    <form method="post" action={LOGIN_HERE_ACTION}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="here" value={localPath(language, path)} />
      <Button type="submit" {...(kind && { kind })}>
        {text}
      </Button>
    </form>
  )
}
