import { bodyOf } from '../data/api.ts'

/** A field of a form, or a part of it that is merged by itself: `title.en`. */
export const partOf = (values: object, path: string): unknown => {
  const [name = '', part] = path.split('.')
  const value: unknown = Reflect.get(values, name)
  return part === undefined ? value : Reflect.get(Object(value), part)
}

function withPart<Values extends object>(values: Values, path: string, to: unknown): Values {
  const [name = '', part] = path.split('.')
  const value: unknown = Reflect.get(values, name)
  return { ...values, [name]: part === undefined ? to : { ...Object(value), [part]: to } }
}

/** An empty field is the same as none; of a record only which one it is counts. */
const comparable = (value: unknown): string =>
  JSON.stringify(value === '' || value === undefined ? null : value, (key, part: unknown) =>
    key === 'name' || key === 'slug' ? undefined : part,
  )
const isSame = (one: unknown, other: unknown) => comparable(one) === comparable(other)

export const changedPaths = <Values extends object>(paths: readonly string[], base: Values, values: Values): string[] =>
  paths.filter((path) => !isSame(partOf(base, path), partOf(values, path)))

export type Conflict = { path: string; mine: unknown; theirs: unknown }
export type Merge<Values> = { values: Values; merged: number; conflicts: Conflict[] }

/** Both changes of `base` in one: `merged` counts what only the other has changed, `conflicts` what both have. */
export function mergeValues<Values extends object>(
  paths: readonly string[],
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Values>,
): Merge<Values> {
  let values = mine
  let merged = 0
  const conflicts: Conflict[] = []
  for (const path of paths) {
    const [was, own, other] = [partOf(base, path), partOf(mine, path), partOf(theirs, path)]
    if (isSame(was, other) || isSame(own, other)) continue
    if (isSame(was, own)) {
      values = withPart(values, path, other)
      merged += 1
    } else conflicts.push({ path, mine: own, theirs: other })
  }
  return { values, merged, conflicts }
}

type Typed<Values> = Record<'begun' | 'now' | 'values', Values>

/** `values` with what was typed between `begun` and `now`. */
export const keepTyped = <Values extends object>(paths: readonly string[], { begun, now, values }: Typed<Values>) =>
  paths
    .filter((path) => !isSame(partOf(begun, path), partOf(now, path)))
    .reduce((kept, path) => withPart(kept, path, partOf(now, path)), values)

export const takeTheirs = <Values extends object>(values: Values, conflicts: readonly Conflict[]): Values =>
  conflicts.reduce((taken, { path, theirs }) => withPart(taken, path, theirs), values)

/** The state of the API in a refusal of an old version. */
export function currentOf<State>(error: unknown): State | undefined {
  const body = bodyOf(error)
  if (!body || !('code' in body) || body.code !== 'version_conflict' || !('current' in body)) return undefined
  return body.current as State
}
