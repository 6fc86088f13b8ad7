import { localPath } from '@dabali/domain'
import type { Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { pageLanguage } from '../i18n/language.ts'

/** Who asks for something by a name that it had before is sent to where it stands now. */
export async function redirectMoved(path: string): Promise<never> {
  permanentRedirect(localPath(await pageLanguage(), path) as Route)
}
