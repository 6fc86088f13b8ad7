import { expect, test } from 'vitest'
import { type MailContent, type MailPart, renderMail } from './mail-template.ts'

const PICTURE = { type: 'image/png' as const, content: 'AAAA', width: 52, height: 78, alt: 'The <cover>' }

const render = (parts: MailPart[], more: Partial<MailContent> = {}) =>
  renderMail({ language: 'en', title: 'A title', parts, ...more })
const isIn = (html: string, texts: string[]) => expect(texts.filter((text) => !html.includes(text))).toEqual([])

test('renders the same content as text and HTML', () => {
  const parts = ['Two lines\n& more', { label: 'Go <in>', url: 'https://site.example/?a=1&b="2"' }, { code: '042917' }]
  const { text, html } = render(parts, { title: 'For <you>' })
  expect(text).toBe('For <you>\n\nTwo lines\n& more\n\nGo <in>:\nhttps://site.example/?a=1&b="2"\n\n042917\n\nDabali\n')
  isIn(html, [
    '<html lang="en">',
    '<title>For &lt;you&gt;</title>',
    'Two lines\n&amp; more</p>',
    'href="https://site.example/?a=1&amp;b=&quot;2&quot;"',
    '>Go &lt;in&gt;</a>',
    '>042917</p>',
  ])
})

test('breaks long words where they are the only text of a row', () => {
  const { html } = render(['maya.gurung@example.com'], {
    title: 'someone.with.a.long.address@example.com sent you a gift',
  })
  expect(html).toMatch(/<h1 [^>]*word-break:break-word[^>]*>someone/)
  expect(html).toMatch(/<p [^>]*word-break:break-word[^>]*>maya/)
})

test('breaks a long address, which would make the mail wider than a phone', () => {
  const address = `${'maya'.repeat(20)}@example.com`
  const { html } = render([`From ${address}`, { small: address }], { title: address })
  const around = html
    .split(address)
    .slice(0, -1)
    .filter((before) => /<(?:h1|p)[^>]*>[^<]*$/.test(before))
  expect(around).toHaveLength(3)
  for (const before of around) expect(before).toMatch(/overflow-wrap:anywhere[^>]*>[^<]*$/)
})

test('sets the language of a Nepali mail', () => {
  const { text, html } = render([], { language: 'ne', title: 'नमस्ते', site: 'https://site.example' })
  expect(text).toMatch(/^नमस्ते\n\n.*01-5550100/)
  isIn(html, ['<html lang="ne">', 'href="https://site.example/ne/contact-us/"'])
})

test('names in its footer how to reach the shop, also as text', () => {
  const { text, html } = render(['Hello'], { site: 'https://site.example' })
  expect(text.split('\n\n').at(-1)).toBe(
    [
      'Questions? Reply to this email or call 01-5550100 (Sunday–Friday 10:00–19:00).',
      'Contact us: https://site.example/contact-us/',
      'Dabali, Third lane behind the stone spout, Mangal Bazaar, Patan\n',
    ].join('\n'),
  )
  isIn(html, ['<a class="t" href="tel:+97715550100">01-5550100</a>', 'Mangal Bazaar, Patan'])
  expect(render(['Hello']).text).toBe('A title\n\nHello\n\nDabali\n')
})

test('shows links beside each other, and none of them as the button', () => {
  const links = ['One', 'Two'].map((label) => ({ label, url: `https://site.example/${label}` }))
  const { text, html } = render([{ links }])
  expect(text).toContain('One: https://site.example/One\nTwo: https://site.example/Two')
  isIn(html, ['<a class="t" href="https://site.example/One">One</a> · <a class="t"'])
  expect(html).not.toContain('class="btn"')
})

test('has one button: the first link, in the colours of the site', () => {
  const links = [
    { label: 'One', url: 'https://site.example/1' },
    { label: 'Two', url: 'https://site.example/2' },
  ]
  const button = /<a href="([^"]*)" class="btn"/g
  for (const [brand, colour] of [
    ['store', '#181922'],
    ['culture', '#ffa21f'],
  ] as const) {
    const { html } = render(links, { brand })
    expect([...html.matchAll(button)].map(([, url]) => url)).toEqual(['https://site.example/1'])
    isIn(html, [`<td class="btn" style="background:${colour}`, '<a class="t" href="https://site.example/2">Two</a>'])
  }
})

test('renders rows and emphasises the total', () => {
  const rows = [
    { label: '2 × <b>', value: 'Rs 4' },
    { label: 'Total', value: 'Rs 4', isSum: true },
  ]
  const { text, html } = render([{ rows }])
  expect(text).toBe('A title\n\n2 × <b>: Rs 4\nTotal: Rs 4\n\nDabali\n')
  expect(html).toContain('>2 × &lt;b&gt;</th>')
  expect(html.match(/700 20px[^>]*>(Total|Rs 4)</g)).toHaveLength(2)
})

test('shows products with their covers, facts, events and tickets, and names them in the text', () => {
  const { text, html } = render([
    { event: { title: 'A concert', time: 'Sunday', place: 'The Yard' } },
    { items: [{ title: '1 × A <book>', detail: 'Book', amount: 'Rs 5', picture: PICTURE }, { title: '1 × Another' }] },
    { facts: [{ label: 'Ship to', lines: ['Maya', 'Patan'] }] },
    { tickets: [{ heading: 'Ticket 1 of 1', title: 'Balcony', lines: ['No. 7K4Q 92MX'], code: PICTURE }] },
    { small: 'Keep this email private.' },
  ])
  expect(text.split('\n\n').slice(1, -1)).toEqual([
    'A concert\nSunday\nThe Yard',
    '1 × A <book>: Rs 5\n1 × Another',
    'Ship to:\nMaya\nPatan',
    'Balcony, No. 7K4Q 92MX',
    'Keep this email private.',
  ])
  isIn(html, ['1 × A &lt;book&gt;', 'alt="The &lt;cover&gt;"', '<b>Maya</b><br>Patan', 'Ticket 1 of 1'])
})

test('sends its pictures within the mail, and other files after them', () => {
  const invoice = { name: 'invoice.pdf', type: 'application/pdf', content: 'AAAA' }
  const { html, attachments = [] } = render(
    [{ items: [{ title: 'A', picture: PICTURE }] }, { items: [{ title: 'B', picture: PICTURE }] }],
    {
      attachments: [invoice],
    },
  )
  const shown = [...html.matchAll(/src="cid:([^"]*)"/g)].map(([, cid]) => cid)
  expect(shown).toHaveLength(2)
  expect(attachments.map(({ cid }) => cid)).toEqual([...shown, undefined])
  expect(html).not.toMatch(/src="(?!cid:)/)
})

test('begins the preview with its first paragraph', () => {
  expect(render([{ small: 'Later' }, 'Arriving <Monday>']).html).toContain(
    'overflow:hidden">Arriving &lt;Monday&gt;</div>',
  )
})
