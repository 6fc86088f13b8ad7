const ICON = '/icons/icon-192.png'
const SITE_NAME = 'Dabali'
const NEPALI = /^\/ne(?=\/|$)/

type Message = { title?: unknown; body?: unknown; path?: unknown; tag?: unknown }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The address of a page of this site; the home page for others. */
function pageUrl(path: unknown, origin: string): string {
  const text = textOf(path)
  const url = new URL(URL.canParse(text, origin) ? text : '/', origin)
  return url.origin === origin ? url.href : `${origin}/`
}

/**
 * What a push message shows. One that cannot be read is shown with the name of the site: a browser ends the subscription of a site
 * that shows nothing.
 */
export function toNotification(text: string | undefined, origin: string) {
  const { title, body, path, tag } = parseMessage(text)
  const url = pageUrl(path, origin)
  const options = {
    body: textOf(body),
    icon: ICON,
    tag: textOf(tag) || url,
    lang: NEPALI.test(new URL(url).pathname) ? 'ne' : 'en',
    data: url,
  }
  return { title: textOf(title) || SITE_NAME, options }
}

function parseMessage(text: string | undefined): Message {
  try {
    return Object(JSON.parse(text ?? '')) as Message
  } catch {
    return {}
  }
}

type Tab = { url: string; focus: () => Promise<unknown> }
type Tabs = {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Tab[]>
  openWindow: (url: string) => Promise<unknown>
}

const pathOf = (url: string) => new URL(url).pathname.replace(/\/$/, '')

/** Focuses a tab that shows the page of a notification, or opens one. Other tabs are left as they are: one may be playing. */
export async function openPage(tabs: Tabs, data: unknown, origin: string): Promise<void> {
  const url = pageUrl(data, origin)
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = open.find((tab) => pathOf(tab.url) === pathOf(url))
  await (shown ? shown.focus() : tabs.openWindow(url))
}
