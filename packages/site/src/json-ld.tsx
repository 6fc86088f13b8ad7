import { type JsonLdThing, writeJsonLd } from './write-json-ld.ts'

/** What a page says to machines that read it: a block of data, which no browser runs. */
export function JsonLd({ things }: { things: readonly JsonLdThing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(things) }} />
}
