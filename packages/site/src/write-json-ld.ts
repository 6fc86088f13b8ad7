/** A thing of schema.org; what is undefined is left out. */
export type JsonLdThing = { '@type': string | readonly string[] } & Readonly<Record<string, unknown>>

/** In a script element text ends at `</script>` whatever it means, and two signs end a line of JavaScript but not of JSON. */
const DANGEROUS = /[<>&\u2028\u2029]/g

/** Things as one block of JSON-LD that can stand in a page, whatever anybody wrote into a title. */
export function writeJsonLd(things: readonly JsonLdThing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return text.replace(DANGEROUS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
