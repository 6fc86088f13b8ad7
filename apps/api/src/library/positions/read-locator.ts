import { cleanText } from '../../http/request-body.ts'
import { type Locator, LocatorSchema } from './locator.ts'

/** What is kept of a locator: the keys that are known, and text that can be stored. */
export const readLocator = (input: Locator): Locator => kept(input, LocatorSchema) as Locator

function kept(value: unknown, shape: object): unknown {
  const { properties, items }: { properties?: Record<string, object>; items?: object } = shape
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((each) => kept(each, items ?? {}))
  if (properties === undefined) return value
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, shape]) => {
      const inside: unknown = Reflect.get(Object(value), name)
      return inside === undefined ? [] : [[name, kept(inside, shape)]]
    }),
  )
}
