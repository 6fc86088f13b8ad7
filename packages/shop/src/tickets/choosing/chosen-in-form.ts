import { parseQuantity } from '@dabali/ui/parse-quantity'

/** How many, by product. */
export type Chosen = Readonly<Record<number, number>>

const PREFIX = 'places-'

/** Under which a form sends how many of a product are wanted. */
export const placesField = (product: number | string): string => PREFIX + product

/** What stands in the fields of a form, whoever wrote it there. */
export function chosenInForm(form: HTMLFormElement | null): Chosen {
  if (!form) return {}
  const fields = [...new FormData(form)].filter(([name]) => name.startsWith(PREFIX))
  return Object.fromEntries(
    fields.map(([name, value]) => [name.slice(PREFIX.length), parseQuantity(String(value)) ?? 0]),
  )
}
