import { expect } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import type { Cookie } from '@playwright/test'

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const nameOf = (element: Element) => plain(element.getAttribute('aria-label') ?? element.textContent)

/** The text of an element of a requested page with single spaces, the main part unless another selector is given. */
export const textOf = ({ document }: RequestedPage, selector = 'main') =>
  plain(document.querySelector(selector)?.textContent ?? null)

/** The text of each element that matches. */
export const textsOf = ({ document }: RequestedPage, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent))

type Wanted = { page: RequestedPage; selector: string; name: string | RegExp }

function findNamed({ page, selector, name }: Wanted): HTMLElement {
  const all = [...page.document.querySelectorAll<HTMLElement>(selector)]
  const matches = (element: Element) => (name instanceof RegExp ? name.test(nameOf(element)) : nameOf(element) === name)
  const found = all.find(matches)
  if (!found) throw new Error(`${page.path} has no ${selector} named ${name}, but ${all.map(nameOf).join(' | ')}`)
  return found
}

/** The first link of a requested page with this name, in its main part unless another part is given. */
export const linkOf = (page: RequestedPage, name: string | RegExp, part = 'main') =>
  findNamed({ page, selector: `${part} a[href]`, name })

/** The first button of a requested page with this name. */
export const buttonOf = (page: RequestedPage, name: string | RegExp) =>
  findNamed({ page, selector: 'main button', name })

/** What a part of a page says, with every space as one plain space. */
const wordsIn = (part: Element) => (part.textContent ?? '').replace(/[\u200b\u00ad]/g, '').replace(/\s+/g, ' ')

/** What the main part of a page says. */
export const mainText = (page: RequestedPage) => wordsIn(page.getByRole('main'))

/** Presses the first button of that name. */
export function press(page: RequestedPage, name: string | RegExp, values?: Record<string, string>) {
  const [button] = page.getAllByRole('button', { name })
  return page.submit(button as HTMLElement, values)
}

/**
 * Goes through the page between the shop and the gateway, and pays there. Where the gateway is slow to confirm it, the page of the
 * shop has a button that asks again.
 */
export async function payAtGateway(between: RequestedPage): Promise<RequestedPage> {
  expect(between.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  const [button] = between.queryAllByRole('button')
  const gateway = button ? await between.submit(button) : await between.follow(between.getByRole('link'))
  return untilConfirmed(await press(gateway, /^Pay/))
}

/** Asks again while the page says that the gateway has not confirmed a payment yet. */
export async function untilConfirmed(first: RequestedPage): Promise<RequestedPage> {
  let page = first
  const askAgain = async () => {
    if (page.queryByRole('button', { name: 'Check again' })) page = await press(page, 'Check again')
    return page.path
  }
  // The API asks a gateway again later that has not answered in time, as on a busy machine.
  await expect.poll(askAgain, { timeout: 90_000 }).not.toMatch(/^\/payment\//)
  return page
}

/** From the login, through the provider of invented people, to where it leads back without scripts. */
export async function chooseDemoPerson(login: RequestedPage, person: RegExp): Promise<RequestedPage> {
  const leaving = await press(login, /Demo account/)
  const choice = await leaving.follow(leaving.getByRole('link'))
  return press(choice, person)
}

/** What the site remembers of a visitor in a cookie that scripts read, and when that ends. */
export function storeDataIn(cookies: readonly Cookie[]) {
  const cookie = cookies.find(({ name }) => name === 'storeData')
  return { ...JSON.parse(decodeURIComponent(cookie?.value ?? '%7B%7D')), lasts: cookie?.expires ?? 0 }
}
