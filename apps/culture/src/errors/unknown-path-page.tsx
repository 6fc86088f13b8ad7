import { mark404 } from '@dabali/site/load'
import { NotFoundScreen } from './not-found-screen.tsx'

/** A path that is no page of this site. */
export async function UnknownPathPage({ path }: { path: string }) {
  await mark404()
  return <NotFoundScreen path={path} missing="page" />
}
