import type { RequestedPage } from '@dabali/tooling/page-request'
import type { Cookie } from '@playwright/test'

/** What a part of a page says, with every space as one plain space. */
const wordsIn = (part: Element) => (part.textContent ?? '').replace(/[\u200b\u00ad]/g, '').replace(/\s+/g, ' ')

/** What the main part of a page says. */
export const wordsOf = (page: RequestedPage) => wordsIn(page.getByRole('main'))

/** Presses the first button of that name. */
export function press(page: RequestedPage, name: string | RegExp, values?: Record<string, string>) {
  const [button] = page.getAllByRole('button', { name })
  return page.submit(button as HTMLElement, values)
}

/** From the login, through the provider of invented people, to where it leads back without scripts. */
export async function chooseDemoPerson(login: RequestedPage, person: RegExp): Promise<RequestedPage> {
  const leaving = await press(login, /Demo people/)
  const choice = await leaving.follow(leaving.getByRole('link'))
  return press(choice, person)
}

/** What the site remembers of a visitor in a cookie that scripts read, and when that ends. */
export function storeDataIn(cookies: readonly Cookie[]) {
  const cookie = cookies.find(({ name }) => name === 'storeData')
  return { ...JSON.parse(decodeURIComponent(cookie?.value ?? '%7B%7D')), lasts: cookie?.expires ?? 0 }
}
