import type { EventDate } from '@dabali/api-client'

type Offers = {
  /** The cheapest place before the stage, and the cheapest one before a screen, as decimal text. */
  hall: string | undefined
  stream: string | undefined
}

/** What can be bought for a night now. */
export function offersOf({ ticket_types }: Pick<EventDate, 'ticket_types'>): Offers {
  const cheapest = (admits: 'hall' | 'stream') =>
    ticket_types
      .filter((type) => type.admits === admits && type.state === 'on_sale')
      .map(({ price }) => price)
      .sort((one, other) => Number(one) - Number(other))[0]
  return { hall: cheapest('hall'), stream: cheapest('stream') }
}
