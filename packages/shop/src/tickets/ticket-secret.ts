import type { Ticket } from '@dabali/api-client'

/** What stands in the address of a ticket for whoever may change it; nothing for anybody else. */
export const ticketSecret = ({ hash_url }: Pick<Ticket, 'hash_url'>): string | undefined =>
  hash_url === null ? undefined : /\/tickets\/([^/]+)\/$/.exec(hash_url)?.[1]
