import { conflictOf } from '../../data/api.ts'

type Order = { version: number; pictures: readonly { name: string }[] }

const MOST_ATTEMPTS = 3

/**
 * Adds uploaded pictures to the end of the present order. An upload takes long: what was ordered, added or removed meanwhile,
 * here or by another member, stays.
 */
export async function appendPictures<Answer>(
  added: readonly string[],
  present: Order,
  set: (names: readonly string[], version: number) => Promise<Answer>,
): Promise<Answer> {
  let order = present
  for (let attempt = 1; ; attempt += 1) {
    const names = order.pictures.map(({ name }) => name)
    try {
      return await set([...names, ...added.filter((name) => !names.includes(name))], order.version)
    } catch (error) {
      const current = conflictOf<Order>(error)
      if (!current || attempt === MOST_ATTEMPTS) throw error
      order = current
    }
  }
}
