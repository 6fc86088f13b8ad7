import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule of a style sheet, or an at-rule with the rules inside it. */
type Rule = { prelude: string; body: string; rules?: Rule[] }

const GROUPS = /^@(?:media|supports|layer|container)\b/
/** A file that is named by its place beside the sheet. */
const RELATIVE_URL = /url\("?(\.[^)"]+)"?\)/g
/** Of any address, since only its path is used. */
const ORIGIN = 'http://localhost'
const sheets = new Map<string, Rule[]>()

/** The rules of a sheet that the build made, by its address. */
function rulesOf(href: string): Rule[] {
  const known = sheets.get(href)
  if (known) return known
  const sheet = readFileSync(join(process.cwd(), '.next', href.replace(/^\/_next\//, '')), 'utf8')
  const rules = parseRules(
    sheet.replace(RELATIVE_URL, (_, file: string) => `url(${new URL(file, ORIGIN + href).pathname})`),
  )
  sheets.set(href, rules)
  return rules
}

/**
 * The rules of these sheets that apply to a page before anyone touches it. The whole sheets follow on the page itself, so that
 * what is missing here is late and never lost.
 */
export function criticalStyles(html: string, hrefs: readonly string[]): string {
  const names = new Set<string>()
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) for (const name of list.split(' ')) names.add(name)
  const text = hrefs.flatMap((href) => rulesOf(href).map((rule) => writeRule(rule, names))).join('')
  return withoutUnusedNames(text)
}

function writeRule({ prelude, body, rules }: Rule, names: ReadonlySet<string>): string {
  if (prelude === '@media print') return ''
  if (!rules) return prelude.startsWith('@') ? `${prelude}${body}` : writeStyle(prelude, body, names)
  const inner = rules.map((rule) => writeRule(rule, names)).join('')
  // An empty layer still says which layer comes first.
  return inner || prelude.startsWith('@layer') ? `${prelude}{${inner}}` : ''
}

function writeStyle(prelude: string, body: string, names: ReadonlySet<string>) {
  const selectors = splitSelectors(prelude).filter((selector) => canApply(selector, names))
  return selectors.length > 0 ? `${selectors.join(',')}${body}` : ''
}

const TOUCHED = /:(?:hover|active)\b|::(?:selection|backdrop)/

function canApply(selector: string, names: ReadonlySet<string>) {
  if (TOUCHED.test(selector)) return false
  const plain = selector.replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '')
  return [...plain.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g)].every(([, name = '']) =>
    names.has(name.replaceAll('\\', '')),
  )
}

/** Keyframes that no rule names. */
const withoutUnusedNames = (text: string): string =>
  text.replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (whole, name: string) =>
    text.split(name).length > 2 ? whole : '',
  )

function splitSelectors(prelude: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < prelude.length; at += 1) {
    const character = prelude[at]
    if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (character === ',' && depth === 0) {
      parts.push(prelude.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, prelude.slice(from).trim()]
}

/** Splits a sheet into its rules; what is inside of a style rule stays one piece. */
function parseRules(sheet: string): Rule[] {
  const rules: Rule[] = []
  let from = 0
  for (let at = 0; at < sheet.length; at += 1) {
    const character = sheet[at]
    if (character === '"' || character === "'") at = endOfString(sheet, at)
    else if (character === '/' && sheet[at + 1] === '*') {
      const end = sheet.indexOf('*/', at + 2) + 1
      // A comment before a rule is no part of its selector.
      if (sheet.slice(from, at).trim() === '') from = end + 1
      at = end
    } else if (character === ';') {
      rules.push({ prelude: sheet.slice(from, at).trim(), body: ';' })
      from = at + 1
    } else if (character === '{') {
      const end = endOfBlock(sheet, at)
      const prelude = sheet.slice(from, at).trim()
      const body = sheet.slice(at, end + 1)
      rules.push({ prelude, body, ...(GROUPS.test(prelude) && { rules: parseRules(body.slice(1, -1)) }) })
      at = end
      from = end + 1
    }
  }
  return rules
}

function endOfBlock(sheet: string, open: number) {
  let depth = 0
  for (let at = open; at < sheet.length; at += 1) {
    const character = sheet[at]
    if (character === '"' || character === "'") at = endOfString(sheet, at)
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return sheet.length
}

function endOfString(sheet: string, open: number) {
  for (let at = open + 1; at < sheet.length; at += 1) {
    if (sheet[at] === '\\') at += 1
    else if (sheet[at] === sheet[open]) return at
  }
  return sheet.length
}
