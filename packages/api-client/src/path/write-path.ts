type Part = Readonly<Record<string, string | number>>

/**
 * The path of a call, in which each part stays one part whatever is in it. A part is written as `${{ slug }}`, so that one
 * that is missing, which only a program without types can leave out, is named.
 */
export function writePath(texts: TemplateStringsArray, ...parts: readonly Part[]): string {
  const written = parts.flatMap((part) => Object.entries(part))
  const missing = written.find(([, value]) => value === undefined || value === null)
  if (missing) {
    const template = String.raw({ raw: texts }, ...written.map(([name]) => `{${name}}`))
    throw new TypeError(`The argument ${missing[0]} is missing: this call goes to ${template}`)
  }
  return String.raw({ raw: texts }, ...written.map(([, value]) => segment(String(value))))
}

// An address swallows a part that is empty or made of dots, and would be that of something else. With a space behind it
// stays, names nothing that there is, and the API says so. Half of a character can stand in no address at all.
function segment(part: string) {
  const whole = part.replace(/\p{Cs}/gu, '\ufffd')
  return encodeURIComponent(/^\.{0,2}$/.test(whole) ? `${whole} ` : whole)
}
