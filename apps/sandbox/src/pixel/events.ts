import { randomUUID } from 'node:crypto'

export type Conversion = {
  id: string
  at: string
  by: 'image' | 'post'
  event: string
  value: string
  currency: string
  /** Everything that was sent. */
  fields: Record<string, unknown>
}

const MOST_KEPT = 1000

/** What was reported, the newest first. */
export function keepConversions() {
  const kept: Conversion[] = []
  return {
    add(by: Conversion['by'], fields: Record<string, unknown>) {
      const field = (name: string) => (fields[name] === undefined ? '' : String(fields[name]))
      kept.unshift({
        id: randomUUID(),
        at: new Date().toISOString(),
        by,
        event: field('event'),
        value: field('value'),
        currency: field('currency'),
        fields,
      })
      kept.splice(MOST_KEPT)
    },
    list: () => [...kept],
    empty: () => void kept.splice(0),
  }
}
