import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEpub } from '../src/library/staff/check-epub.ts'
import { checkEpubInThread } from '../src/library/staff/check-epub-thread.ts'
import { bookPackage, chapter, makeEpub, patch, withSize } from './make-epub.ts'
import { makeProduct } from './make-product.ts'
import { startUploads, type Uploads } from './start-uploads.ts'

let api: Uploads
let id: number
beforeAll(async () => {
  api = await startUploads()
  id = (await makeProduct(api.database, { product_class: 'E-book', num_available: null })).id
})
afterAll(() => api.stop())

const MEGABYTE = 1_000_000

const one = (body: string, head?: string) => makeEpub({ 'EPUB/text/one.xhtml': chapter(body, head) })
const withFile = (name: string, content: string | Uint8Array, type: string) =>
  makeEpub({
    'EPUB/book.opf': bookPackage(`<item id="more" href="${name}" media-type="${type}"/>`),
    [`EPUB/${name}`]: content,
  })

const NOT_EPUB = 'Choose an EPUB file'
const DAMAGED = 'damaged or incomplete'
const BOMB = 'too large when it is unpacked'
const PATH = 'file names'
const SCRIPT = 'scripts'
const REMOTE = 'from elsewhere'
const PARTS = 'parts are missing'

const HOSTILE: [string, string, () => Buffer][] = [
  ['an empty file', 'The file is empty', () => Buffer.alloc(0)],
  ['a text', NOT_EPUB, () => Buffer.from('no book')],
  ['a PDF', NOT_EPUB, () => Buffer.from('%PDF-1.7')],
  ['a JPEG before a book', NOT_EPUB, () => Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), makeEpub()])],
  ['HTML before a book', NOT_EPUB, () => Buffer.concat([Buffer.from('<script>alert(1)</script>'), makeEpub()])],
  ['another zip', NOT_EPUB, () => Buffer.from(zipSync({ 'a.txt': Buffer.from('a') }))],
  ['another mimetype', NOT_EPUB, () => makeEpub({}, 'application/zip')],
  ['half a book', DAMAGED, () => makeEpub().subarray(0, 900)],
  ['a book without its end', DAMAGED, () => makeEpub().subarray(0, -10)],
  ['a damaged chapter', DAMAGED, () => damaged()],
  ['a bomb: a chapter of 60 MB in few bytes', BOMB, () => one(' '.repeat(60 * MEGABYTE))],
  ['a bomb: a picture of zeros', BOMB, () => withFile('a.jpg', Buffer.alloc(3 * MEGABYTE), 'image/jpeg')],
  [
    'a bomb: many files',
    BOMB,
    () => makeEpub(Object.fromEntries(Array.from({ length: 3001 }, (_, at) => [`EPUB/${at}.txt`, 'a']))),
  ],
  [
    'a bomb: a chapter that is larger than its zip says',
    BOMB,
    () => withSize(one('<p>text</p>'.repeat(5000)), 'EPUB/text/one.xhtml', 900),
  ],
  ['a chapter that is smaller than its zip says', DAMAGED, () => withSize(makeEpub(), 'EPUB/text/one.xhtml', 9000)],
  ['a chapter of unclosed tags', DAMAGED, () => one('<b>'.repeat(300_000))],
  ['a chapter of unclosed tags with ends of others', DAMAGED, () => one('<b></i>'.repeat(120_000))],
  ['a path out of the book', PATH, () => makeEpub({ '../../evil.xhtml': 'a' })],
  ['a path out of the book in the middle', PATH, () => makeEpub({ 'EPUB/../../evil.xhtml': 'a' })],
  ['an absolute path', PATH, () => makeEpub({ '/etc/cron.d/evil': 'a' })],
  ['a path of Windows', PATH, () => makeEpub({ 'C:/evil.txt': 'a' })],
  ['backslashes', PATH, () => makeEpub({ '..\\evil.txt': 'a' })],
  [
    'two files of one name',
    PATH,
    () => patch(makeEpub({ 'EPUB/aaa.txt': 'a', 'EPUB/bbb.txt': 'b' }), 'EPUB/bbb.txt', 'EPUB/aaa.txt'),
  ],
  ['no container', PARTS, () => makeEpub({ 'META-INF/container.xml': '' })],
  ['a container of nothing', PARTS, () => makeEpub({ 'META-INF/container.xml': '<container/>' })],
  ['no package', PARTS, () => makeEpub({ 'EPUB/book.opf': '' })],
  ['no chapter', PARTS, () => makeEpub({ 'EPUB/book.opf': bookPackage('', '') })],
  ['a chapter that is not there', PARTS, () => makeEpub({ 'EPUB/text/one.xhtml': '' })],
  [
    'a protected book',
    'protected',
    () =>
      makeEpub({
        'META-INF/encryption.xml':
          '<encryption><enc:EncryptedData xmlns:enc="x"><enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></enc:EncryptedData></encryption>',
      }),
  ],
  ['a script in a chapter', SCRIPT, () => one('<script>alert(1)</script>')],
  ['a script with a prefix', SCRIPT, () => one('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>')],
  ['a script in capitals', SCRIPT, () => one('<SCRIPT>alert(1)</SCRIPT>')],
  ['a handler of an event', SCRIPT, () => one('<img src="a.png" onerror="alert(1)" alt=""/>')],
  ['a link that is a script', SCRIPT, () => one('<a href=" java&#10;script:alert(1)">a</a>')],
  ['a link to data', SCRIPT, () => one('<a href="data:text/html,&lt;script&gt;">a</a>')],
  ['a frame', SCRIPT, () => one('<iframe src="two.xhtml"></iframe>')],
  ['a refresh', SCRIPT, () => one('', '<meta http-equiv="refresh" content="0;url=https://example.com/"/>')],
  [
    'an SVG with a script',
    SCRIPT,
    () => withFile('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'),
  ],
  [
    'an SVG that sets a handler',
    SCRIPT,
    () => one('<svg xmlns="http://www.w3.org/2000/svg"><set attributeName="onclick" to="alert(1)"/></svg>'),
  ],
  [
    'an SVG with a script under the name of a picture',
    SCRIPT,
    () => withFile('a.png', '\n<svg onload="alert(1)"/>', 'image/svg+xml'),
  ],
  ['a file of JavaScript', SCRIPT, () => withFile('a.js', 'alert(1)', 'text/plain')],
  ['a file that the package calls JavaScript', SCRIPT, () => withFile('a.xml', '<a/>', 'application/javascript')],
  [
    'entities of its own',
    SCRIPT,
    () =>
      makeEpub({
        'EPUB/text/one.xhtml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><html><body>&b;</body></html>',
      }),
  ],
  ['a style that runs', SCRIPT, () => makeEpub({ 'EPUB/style.css': 'p { width: expre/**/ssion(alert(1)) }' })],
  [
    'a script in UTF-16',
    SCRIPT,
    () => makeEpub({ 'EPUB/text/one.xhtml': Buffer.from(`\ufeff${chapter('<script>alert(1)</script>')}`, 'utf16le') }),
  ],
  ['a picture from elsewhere', REMOTE, () => one('<img src="https://tracker.example/a.png" alt=""/>')],
  ['a picture from elsewhere without a protocol', REMOTE, () => one('<img src="//tracker.example/a.png" alt=""/>')],
  [
    'one of several pictures from elsewhere',
    REMOTE,
    () => one('<img srcset="a.png 1x, https://tracker.example/a.png 2x" alt=""/>'),
  ],
  [
    'an SVG picture from elsewhere',
    REMOTE,
    () =>
      one('<svg xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="http://tracker.example/a.png"/></svg>'),
  ],
  ['a style from elsewhere', REMOTE, () => one('', '<link rel="stylesheet" href="https://tracker.example/a.css"/>')],
  [
    'a style that loads from elsewhere',
    REMOTE,
    () => makeEpub({ 'EPUB/style.css': '@import "https://tracker.example/a.css";' }),
  ],
  [
    'a hidden address in a style',
    REMOTE,
    () => makeEpub({ 'EPUB/style.css': 'p { background: \\75rl(https://tracker.example/a.png) }' }),
  ],
  [
    'a style in a chapter that loads from elsewhere',
    REMOTE,
    () => one('<p style="background:url(https://tracker.example/a.png)">a</p>'),
  ],
  [
    'an element of styles that loads from elsewhere',
    REMOTE,
    () => one('', '<style>p { background: url( "&#104;ttps://tracker.example/a.png" ) }</style>'),
  ],
  [
    'a drawing that refers to elsewhere',
    REMOTE,
    () => one('<svg><rect fill="url(https://tracker.example/a.svg#b)"/></svg>'),
  ],
  [
    'a file of the package that is elsewhere',
    REMOTE,
    () =>
      makeEpub({
        'EPUB/book.opf': bookPackage('<item id="x" href="https://example.com/a.mp3" media-type="audio/mpeg"/>'),
      }),
  ],
]

/** The compressed bytes of the chapter, overwritten. */
function damaged() {
  const bytes = makeEpub()
  const at = bytes.indexOf('EPUB/text/one.xhtml') + 'EPUB/text/one.xhtml'.length
  return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(60, 0xff), bytes.subarray(at + 60)])
}

test.each(HOSTILE)(
  '%s is refused under the field, in both languages, and nothing is stored',
  async (_what, message, make) => {
    const bytes = make()
    const before = await counts()
    const memory = process.memoryUsage().rss
    for (const language of ['en', 'ne']) {
      const { status, body } = await api.uploadBook(`${id}/files/epub/`, bytes, 1, { 'accept-language': language })
      expect([status, Object.keys(body)]).toEqual([400, ['file', 'code']])
      if (language === 'en') expect(body.file[0]).toContain(message)
      else expect(body.file[0]).toMatch(/[\u0900-\u097f]/)
    }
    expect(await counts()).toEqual(before)
    expect(process.memoryUsage().rss - memory).toBeLessThan(300 * MEGABYTE)
  },
)

async function counts() {
  const { rows } = await api.pool.query(`
    select (select count(*) from product_file) as files, (select count(*) from media) as media,
      (select count(*) from staff_event) as events, (select sum(files_version) from product) as versions`)
  return [rows[0], api.stored()]
}

test('a book that is too large is refused as soon as that is known', async () => {
  const { status, body } = await api.uploadBook(`${id}/files/epub/`, Buffer.alloc(51 * MEGABYTE), 1)
  expect([status, body]).toEqual([413, { file: [expect.stringContaining('50 MB')], code: 'too_large' }])
})

test.each([
  ['comments without an end', '/*'.repeat(900_000)],
  ['spaces in an address', `url(${' '.repeat(1_800_000)}`],
  ['stylesheets without an end', '<?xml-stylesheet '.repeat(100_000)],
  ['addresses', 'url(a'.repeat(350_000)],
])('a style of %s does not take minutes', async (_what, style) => {
  const start = performance.now()
  await checkEpub(makeEpub({ 'EPUB/style.css': style + '\n'.repeat(20_000) })).catch(() => undefined)
  // Work that grows with the square of the length would take hours.
  expect(performance.now() - start).toBeLessThan(60_000)
})

test('a book with long chapters is checked without work in the thread of requests', async () => {
  const texts = [1, 2, 3].map((number) => [
    `EPUB/text/long-${number}.xhtml`,
    chapter(
      Array.from({ length: 20_000 }, (_, at) => `<p>Rain <i>falls</i> on page ${(at * 104_729) % 65_537}.</p>`).join(
        '',
      ),
    ),
  ])
  const bytes = makeEpub(Object.fromEntries(texts))
  const workOf = async (check: typeof checkEpub) => {
    const before = process.threadCpuUsage()
    expect(await check(bytes)).toEqual({ chapters: 1 })
    return process.threadCpuUsage(before).user
  }
  const inThread = await workOf(checkEpubInThread)
  expect(inThread).toBeLessThan((await workOf(checkEpub)) / 2)
})
