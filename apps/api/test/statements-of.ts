import type pg from 'pg'

/** The SQL that goes through a pool while something is done, in order. */
export async function statementsOf(pool: pg.Pool, act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const restore = new Map<pg.PoolClient, () => void>()
  const watch = (client: pg.PoolClient) => {
    if (restore.has(client)) return
    const { query } = client
    client.query = ((text: unknown, ...rest: unknown[]) => {
      sent.push(typeof text === 'string' ? text : String(Reflect.get(Object(text), 'text')))
      return Reflect.apply(query, client, [text, ...rest])
    }) as pg.PoolClient['query']
    restore.set(client, () => {
      client.query = query
    })
  }
  pool.on('acquire', watch)
  await act()
  pool.off('acquire', watch)
  for (const put of restore.values()) put()
  return sent
}
