import { mark404 } from '@dabali/site/status-tags'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'

/** Nothing stands below a piece, nor below a list. */
export async function UnknownSuffixPage({ parts }: { parts: readonly string[] }) {
  await mark404()
  return <NotFoundScreen path={`/${parts.map(decodeURIComponent).join('/')}/`} missing="thing" />
}
