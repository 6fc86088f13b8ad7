import { statSync } from 'node:fs'
import { join } from 'node:path'
import { criticalStyles } from './critical-styles.ts'

// Next puts the styles and scripts of a page before its text, so that on a slow line nothing is seen until all of them have
// arrived. Here a page begins with the rules that it needs and its text comes next, while its scripts are on their way. What
// stands on the page twice, such as a preload and its script, adds a few bytes when the page is compressed.

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const SCRIPT = /<script src="[^"]+"(?: id="_R_")? async=""[^>]*><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const FONT_PRELOAD = /<link(?= rel="preload"[^>]* as="font")/g
/** Next writes no `<` in them. */
const DATA = /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[^<]+\])\)<\/script>/g
const TEXT = 1
const UNQUOTED = /[\\'\n\r<\u2028\u2029]/g
const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
/** Only what is in the head is one of ours. */
const FONT_FACES = /^(?:(?!<\/head>)[\s\S])*?<style>(@font-face[^<]+)<\/style>/
/** The style of a page that declares its fonts. */
export const fontFacesOf = (html: string): string | undefined => FONT_FACES.exec(html)?.[1]

const FIRST_OF_HEAD = /<head>(?:<meta [^>]*>)*/
const END = '</body></html>'
/**
 * The whole sheets are not needed before a script shows something or a pointer is over it. They and the pictures below the screen, which
 * browsers load from far away, would share a slow line with the scripts, and each that arrives makes the browser compute styles, or
 * paint, while React starts. So the sheets are asked for once the scripts have run or, where one is missing, once all else is loaded,
 * and are all applied as soon as the browser is idle, before what scripts add is seen: then the pictures load, too. Whoever presses,
 * types, scrolls, turns the screen or prints waits for nothing.
 */
const LOAD_REST =
  ";(()=>{let run=0,all=1/0,sheets,names=['DOMContentLoaded','scroll','resize','beforeprint','load','error','pointerdown','keydown'],find=what=>document.querySelectorAll(what),near=()=>find('img[loading=lazy]').forEach(image=>{if(image.getBoundingClientRect().top<innerHeight)image.dataset.near=''}),load=media=>{sheets??=find('link[disabled]');sheets.forEach(sheet=>{sheet.media=media;sheet.disabled=false})},use=()=>{load('all');document.documentElement.dataset.run='';names.forEach(name=>removeEventListener(name,count,true))},count=({type,target})=>{if(type=='DOMContentLoaded'){all=find('script[async]').length;requestAnimationFrame(()=>setTimeout(near))}else if(/load|error/.test(type))target.attributes?target.attributes.async&&run++:all=0;else if(type!='scroll'||!target.attributes)use();if(run>=all){run=NaN;load('not all');(self.requestIdleCallback||setTimeout)(use,{timeout:2e3})}};names.forEach(name=>addEventListener(name,count,true))})()"

/**
 * Such a picture is so far away that no browser loads it, while its place on the page stays as it is. The theme is set where
 * scripts run.
 */
const PICTURES_WAIT =
  'html[data-theme]:not([data-run]) img[loading=lazy]:not([data-near]){transform:translateX(-9e4px)}'

/** Whether a page was reordered before. In texts and data, quotes are escaped. */
export const hasFirstScreenFirst = (html: string) => html.includes(LOAD_REST)

type FirstScreen = {
  html: string
  /** The texts of the inline style that was written here and of the fonts, and of the inline script that was written here. */
  styles: string[]
  script: string
}

/** The same page with what the first screen needs first; undefined where it is not made of these parts. */
export function putFirstScreenFirst(html: string): FirstScreen | undefined {
  const hrefs = [...html.matchAll(STYLE_LINK)].map(([, href = '']) => href)
  const data = joinData(html)
  if (hrefs.length === 0 || data === undefined || !html.endsWith(END)) return undefined
  const faces = fontFacesOf(html)
  const style = criticalStyles(html, hrefs) + PICTURES_WAIT
  const script = data + LOAD_REST
  const scripts: string[] = []
  const sheets: string[] = []
  const text = html
    .slice(0, -END.length)
    .replace(DATA, '')
    .replace(SCRIPT, (element) => put(scripts, element))
    // A script that is preloaded is on the page, too.
    .replace(SCRIPT_PRELOAD, '')
    .replace(FONT_PRELOAD, '<link media="not all"')
    .replace(STYLE_LINK, (link) => put(sheets, link))
    .replace(FIRST_OF_HEAD, (head) => {
      const early = [preloadPicture(html), ...largestOf(scripts).map(preloadScript)].join('')
      return `${head}<style>${style}</style>${early}${disabled(sheets)}`
    })
  const end = [...scripts, `<noscript>${sheets.join('')}</noscript>`, END]
  // Not within the text: a part of it that hydrates on its own takes no other elements.
  const others = scripts.filter((element) => !largestOf(scripts).includes(element))
  return {
    html: [text, ...others.map(preloadScript), `<script>${script}</script>`, ...end].join(''),
    styles: faces === undefined ? [style] : [style, faces],
    script,
  }
}

function put(parts: string[], part: string) {
  parts.push(part)
  return ''
}

/** In the head, so that sheets which scripts add come after them. A disabled sheet is not loaded. */
const disabled = (sheets: readonly string[]) => sheets.map((link) => link.replace('<link', '<link disabled')).join('')

const addressOf = (element: string) => /src="([^"]+)"/.exec(element)?.[1] ?? ''

const preloadScript = (element: string) =>
  `<link rel="preload" as="script" fetchpriority="high" href="${addressOf(element)}">`

const sizes = new Map<string, number>()

/**
 * The largest script, which is asked for before the text: until the others are asked for and arrive, a slow line would be idle for a
 * second. More of them would delay the picture.
 */
function largestOf(scripts: readonly string[]): string[] {
  return scripts.toSorted((one, other) => sizeOf(addressOf(other)) - sizeOf(addressOf(one))).slice(0, 1)
}

function sizeOf(address: string) {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const file = join(process.cwd(), '.next', address.replace(/^\/_next\//, ''))
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  sizes.set(address, size)
  return size
}

/** Of the largest picture of the first screen, so that it is asked for before the scripts are. */
function preloadPicture(html: string) {
  const at = html.search(/<img [^>]*fetchPriority="high"/)
  if (at === -1) return ''
  const [, set, sizes] =
    /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/.exec(
      html.slice(html.lastIndexOf('<picture', at), at),
    ) ?? []
  if (!set || !sizes) return ''
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${set}" imagesizes="${sizes}" fetchpriority="high">`
}

/**
 * The data of the router in one script in place of many, of which each would be named in the policy of the page. Between single
 * quotes the data are written like the elements of the page, and so add little to it when both are compressed.
 */
function joinData(html: string): string | undefined {
  const pieces = [...html.matchAll(DATA)].map(([, json]) => readList(json))
  if (pieces.length === 0 || pieces[0]?.[0] !== 0) return undefined
  const texts = pieces.slice(1).map(([kind, text]) => (kind === TEXT && typeof text === 'string' ? text : undefined))
  if (texts.includes(undefined)) return undefined
  return `(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([${TEXT},'${texts.join('').replace(UNQUOTED, escaped)}'])`
}

/** A script that got in with content, and is none of Next, is no list. */
function readList(json = ''): unknown[] {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

const escaped = (character: string) => ESCAPES[character] ?? character
