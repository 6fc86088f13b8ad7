import { night, staffNight } from './evenings.ts'
import type { House, Person, Thing } from './open-house.ts'

type Ids = Record<string, string>

const chatPath = ({ slug, id }: Ids) => `events/${slug}/${id}/live/chat/`

/** A night that is on the air, beside which the person has a name. */
async function named(house: House, person: Person): Promise<Ids> {
  const { ids = {} } = await night(house, person)
  await house.done('POST', `${chatPath(ids)}name/`, { body: { name: 'Asha' }, cookie: person.cookie })
  return ids
}

async function said(house: House, person: Person): Promise<Ids> {
  const ids = await named(house, person)
  const { id: message } = await house.done('POST', chatPath(ids), { body: { text: 'Sel roti' }, cookie: person.cookie })
  return { ...ids, message }
}

export const chatOfNight: Thing = async (house, person) => ({ ids: await named(house, person) })

export const chatMessage: Thing = async (house, person) => ({ ids: await said(house, person) })

/** The same message as the desk names it. */
export const messageAtDesk: Thing = async (house, person) => {
  const { id = '', message = '' } = await said(house, person)
  return { ids: { id, message } }
}

export const chatDesk: Thing = staffNight
