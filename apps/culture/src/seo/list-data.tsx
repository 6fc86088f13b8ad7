import { type ListedPage, listJsonLd } from '@dabali/site/seo/json-ld'
import { ThingData } from './thing-data.tsx'

type ListDataProps = {
  name: string
  /** Without a language. */
  path: string
  pages: readonly ListedPage[]
}

/** What the page of a list says to machines that read it. */
export function ListData({ name, path, pages }: ListDataProps) {
  return <ThingData about={(place) => listJsonLd(place, { name, path, pages })} way={[{ name, path }]} />
}
