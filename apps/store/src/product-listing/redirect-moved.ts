import { localPath } from '@dabali/domain'
import type { Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { pageLanguage } from '../i18n/language.ts'

/** Permanent redirect for renamed slugs. */
export async function redirectMoved(path: string): Promise<never> {
  permanentRedirect(localPath(await pageLanguage(), path) as Route)
}
