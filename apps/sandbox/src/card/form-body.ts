export type Form = { [name: string]: string | Form }

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
/** Nobody needs more to say what is bought. */
const DEEPEST = 6

/** A form whose names say where a value belongs: `line_items[0][price_data][currency]`. */
export function nested(fields: Record<string, unknown>): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of Object.entries(fields)) {
    const path = pathOf(name)
    for (const each of [value].flat()) put(form, path, String(each))
  }
  return form
}

function pathOf(name: string): string[] {
  const [, first = name, rest = ''] = NAME.exec(name) ?? []
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)].slice(0, DEEPEST)
}

function put(form: Form, [first = '', ...rest]: string[], value: string) {
  // `expand[]` counts by itself.
  const key = first === '' ? String(Object.keys(form).length) : first
  if (rest.length === 0) {
    form[key] = value
    return
  }
  const inside = form[key]
  const next: Form = typeof inside === 'object' ? inside : Object.create(null)
  form[key] = next
  put(next, rest, value)
}

export const textIn = (form: Form | undefined, name: string): string | undefined => {
  const value = form?.[name]
  return typeof value === 'string' ? value : undefined
}

export const formIn = (form: Form | undefined, name: string): Form | undefined => {
  const value = form?.[name]
  return typeof value === 'object' ? value : undefined
}
