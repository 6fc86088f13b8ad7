import { createContentPreview, endContentPreview, listContentPreviews } from '@dabali/api-client/staff'
import { api } from '../../data/api.ts'
import { typedStore } from '../../data/typed-values.ts'

type PreviewLink = { id: string; url: string }

const storeOf = (content: number) => typedStore<PreviewLink>(`preview.${content}`)

/** The link that this tab has made for a content, as long as it works, or a new one: each is a secret that is left behind. */
export async function previewLink(content: number): Promise<PreviewLink> {
  const store = storeOf(content)
  const known = store.read()
  if (known) {
    const { results } = await listContentPreviews(api, { id: content })
    if (results.some(({ id }) => id === known.id)) return known
  }
  const { id, url } = await createContentPreview(api, { id: content }, { silent: true })
  store.write({ id, url })
  return { id, url }
}

/** Ends a link. It ends by itself after some days if that fails. */
export function endPreviewLink(content: number, id: string): Promise<unknown> {
  const store = storeOf(content)
  if (store.read()?.id === id) store.forget()
  return endContentPreview(api, { id: content, preview: id }, { silent: true }).catch(() => undefined)
}

/** The same while the page is left: the request outlives the page, and a link that is still there is used by the next one. */
export function endPreviewLinkOnLeave(content: number, id: string): void {
  const path = `/v1/api/staff/contents/${content}/previews/${id}/`
  fetch(path, { method: 'DELETE', keepalive: true }).catch(() => undefined)
}
