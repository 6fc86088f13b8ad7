import { getTicketOffer, getWaitingListEntry } from '@dabali/api-client'
import { orNothing } from '../../visit/or-nothing.ts'
import type { Visit } from '../../visit/visit.ts'

/** Where somebody stands in line, for whoever has the link. */
export const readWaitingPlace = ({ client }: Visit, token: string) => orNothing(getWaitingListEntry(client, { token }))

/** Places that are kept back for somebody who waited. Reading takes nothing. */
export const readPlacesOffer = ({ client }: Visit, token: string) => orNothing(getTicketOffer(client, { token }))
