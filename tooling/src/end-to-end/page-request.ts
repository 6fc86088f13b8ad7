import type { APIRequestContext, APIResponse } from '@playwright/test'
import { type BoundFunctions, configure, getQueriesForElement, type queries } from '@testing-library/dom'
import { Window } from 'happy-dom'

/** A page without scripts: the response, its elements, links and forms. */
export type RequestedPage = BoundFunctions<typeof queries> & {
  status: number
  headers: Record<string, string>
  /** Path and query, after redirects. */
  path: string
  html: string
  document: Document
  /** The queries within one part of the page. */
  within: (part: HTMLElement) => BoundFunctions<typeof queries>
  follow: (link: HTMLElement) => Promise<RequestedPage>
  /** Sends the form of a button with what is filled in, as a browser would. */
  submit: (button: HTMLElement, values?: Record<string, string>) => Promise<RequestedPage>
}

// Without the document, which would hide the message.
configure({ getElementError: (message) => new Error(message ?? 'The element was not found.') })

/** Requests a page and follows redirects; cookies stay in `request`. */
export async function requestPage(request: APIRequestContext, path: string): Promise<RequestedPage> {
  return readPage(request, await request.get(path))
}

async function readPage(request: APIRequestContext, response: APIResponse): Promise<RequestedPage> {
  const html = await response.text()
  const url = new URL(response.url())
  const window = new Window({ url: url.href })
  // Other responses have no elements.
  // Without its styles, of which happy-dom would know only the inline ones.
  const bare = html.replace(/<style>[\s\S]*?<\/style>/g, '')
  if (response.headers()['content-type']?.includes('html')) window.document.write(bare)
  const document = window.document as unknown as Document
  const within = (part: HTMLElement) => getQueriesForElement(part)
  return {
    ...within(document.body),
    status: response.status(),
    headers: response.headers(),
    path: `${url.pathname}${url.search}`,
    html,
    document,
    within,
    follow: (link) => requestPage(request, (link as HTMLAnchorElement).href),
    submit: async (button, values = {}) => {
      for (const field of document.querySelectorAll('[form]')) moveToForm(field)
      const form = button.closest('form')
      if (!form) throw new Error(`There is no form around ${button.outerHTML}.`)
      for (const [name, value] of Object.entries(values)) fillIn(form, name, value)
      return readPage(request, await sendForm(request, { form, button, url, window }))
    },
  }
}

/** happy-dom ignores the attribute `form` inside another form. */
function moveToForm(field: Element) {
  field.ownerDocument.getElementById(field.getAttribute('form') ?? '')?.append(field)
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fillIn(form: HTMLFormElement, name: string, value: string) {
  const fields = [...form.querySelectorAll<Field>(`[name="${name}"]`)]
  const choice = fields.find((field) => ['radio', 'checkbox'].includes(field.type) && field.value === value)
  const [field] = fields
  if (choice) (choice as HTMLInputElement).checked = true
  else if (field) field.value = value
  else throw new Error(`The form has no field ${name}.`)
}

type Submission = { form: HTMLFormElement; button: HTMLElement; url: URL; window: Window }

async function sendForm(request: APIRequestContext, { form, button, url, window }: Submission): Promise<APIResponse> {
  const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  const target = new URL(action, url)
  const method = (button.getAttribute('formmethod') ?? form.method).toUpperCase()
  const FormDataOfPage = window.FormData as unknown as typeof FormData
  const fields = [...new FormDataOfPage(form, button)].map(([name, value]): [string, string] => [name, String(value)])
  if (method !== 'POST') {
    target.search = new URLSearchParams(fields).toString()
    return request.get(target.href)
  }
  const headers = {
    origin: url.origin,
    referer: url.href,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
  }
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  if (form.enctype === 'multipart/form-data') return request.post(target.href, { headers, multipart: body })
  return request.post(target.href, { headers, form: body })
}
