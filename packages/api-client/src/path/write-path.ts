/** The path of a call, in which each part stays one part whatever is in it. */
export function writePath(texts: TemplateStringsArray, ...parts: readonly (string | number)[]): string {
  return String.raw({ raw: texts }, ...parts.map((part) => segment(String(part))))
}

// An address swallows a part that is empty or made of dots, and would be that of something else. With a space behind it
// stays, names nothing that there is, and the API says so. Half of a character can stand in no address at all.
function segment(part: string) {
  const whole = part.replace(/\p{Cs}/gu, '\ufffd')
  return encodeURIComponent(/^\.{0,2}$/.test(whole) ? `${whole} ` : whole)
}
