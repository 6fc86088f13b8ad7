import { describe, expect, it } from 'vitest'
import { openPage, toNotification } from './notifications.ts'

const SITE = 'https://culture.dabali.example'

describe('a push message', () => {
  it('is shown with the page that it opens', () => {
    const message = {
      title: 'Reminder: Long Night',
      body: 'Hiti Hall',
      path: '/ne/event/long/1/',
      tag: '/event/long/1/',
    }
    expect(toNotification(JSON.stringify(message), SITE)).toEqual({
      title: 'Reminder: Long Night',
      options: {
        body: 'Hiti Hall',
        icon: '/icons/icon-192.png',
        tag: '/event/long/1/',
        lang: 'ne',
        data: `${SITE}/ne/event/long/1/`,
      },
    })
  })

  it.each([undefined, '', 'not json', 'null', '[]', '{"title":1,"path":{}}'])('is shown although it is %j', (text) => {
    const home = { body: '', icon: '/icons/icon-192.png', tag: `${SITE}/`, lang: 'en', data: `${SITE}/` }
    expect(toNotification(text, SITE)).toEqual({ title: 'Dabali', options: home })
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', 'http://['])(
    'does not open %s',
    (path) => {
      expect(toNotification(JSON.stringify({ title: 'x', path }), SITE).options.data).toBe(`${SITE}/`)
    },
  )
})

describe('a selected notification', () => {
  /** What is done with these tabs. */
  async function select(tabs: string[], data: unknown) {
    const done: string[] = []
    const open = tabs.map((path) => ({ url: SITE + path, focus: async () => done.push(`focus ${path}`) }))
    const openWindow = async (url: string) => done.push(`open ${url}`)
    await openPage({ matchAll: async () => open, openWindow }, data, SITE)
    return done
  }

  it.each([
    { tabs: ['/', '/event/long/1?from=mail#top'], done: ['focus /event/long/1?from=mail#top'] },
    { tabs: ['/event/long/1/', '/event/long/1/'], done: ['focus /event/long/1/'] },
    { tabs: ['/', '/event/long/12/', '/ne/event/long/1/'], done: [`open ${SITE}/event/long/1/`] },
    { tabs: [], done: [`open ${SITE}/event/long/1/`] },
  ])('beside $tabs: $done', async ({ tabs, done }) => {
    expect(await select(tabs, `${SITE}/event/long/1/`)).toEqual(done)
  })

  it('opens the home page if it names no page of the site', async () => {
    expect(await select(['/events/'], 'https://elsewhere.example/')).toEqual([`open ${SITE}/`])
    expect(await select(['/'], undefined)).toEqual(['focus /'])
  })
})
