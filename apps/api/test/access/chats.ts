import { night, staffNight } from './event-fixtures.ts'
import type { Person, TestEnvironment, Thing } from './test-environment.ts'

type Ids = Record<string, string>

const chatPath = ({ slug, id }: Ids) => `events/${slug}/${id}/live/chat/`

/** A night that is on the air, beside which the person has a name. */
async function named(env: TestEnvironment, person: Person): Promise<Ids> {
  const { ids = {} } = await night(env, person)
  await env.done('POST', `${chatPath(ids)}name/`, { body: { name: 'Asha' }, cookie: person.cookie })
  return ids
}

async function said(env: TestEnvironment, person: Person): Promise<Ids> {
  const ids = await named(env, person)
  const { id: message } = await env.done('POST', chatPath(ids), { body: { text: 'Sel roti' }, cookie: person.cookie })
  return { ...ids, message }
}

export const chatOfNight: Thing = async (env, person) => ({ ids: await named(env, person) })

export const chatMessage: Thing = async (env, person) => ({ ids: await said(env, person) })

/** The same message as the desk names it. */
export const hiddenMessage: Thing = async (env, person) => {
  const { id = '', message = '' } = await said(env, person)
  return { ids: { id, message } }
}

export const moderatedChat: Thing = staffNight
