import { addProduct } from '@dabali/api-client'
import { languageOf, localPath } from '@dabali/domain'
import { isOwnForm } from '@dabali/site/own-form'
import { serverClient } from '../api.ts'
import { BASKET_PATH } from '../paths.ts'

/** Adds what the form names, and leads to the basket, which says how it went. */
export async function answerAddForm(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return new Response('This form is sent from our own pages only.', { status: 403 })
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const header = (name: string) => request.headers.get(name) ?? ''
  // 303, so that going back or reloading does not add it once more.
  const headers = new Headers({ location: localPath(languageOf(text('language')), BASKET_PATH) })
  const client = serverClient({ cookie: header('cookie') }, (cookie) => headers.append('set-cookie', cookie))
  const visit = { referrer: header('referer'), ua: header('user-agent'), path: pathOf(header('referer')) }
  try {
    await addProduct(client, { url: text('url'), ...visit })
    headers.set('location', `${headers.get('location')}?added=1`)
  } catch {
    // The basket shows what is in it, and says so when it cannot be read.
  }
  return new Response(null, { status: 303, headers })
}

function pathOf(referrer: string) {
  return URL.parse(referrer)?.pathname ?? '/'
}
