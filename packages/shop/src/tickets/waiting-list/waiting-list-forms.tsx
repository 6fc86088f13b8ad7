import type { Language } from '@dabali/domain'
import { joinLineAction } from '../../paths.ts'
import type { TicketKind } from '../ticket-selection/ticket-options.ts'
import type { WaitingList } from './use-waiting-list.tsx'

/** By which the fields of somebody who waits know their form: a form cannot stand inside another. */
export const waitingFormId = (kind: number): string => `wait-${kind}`

type WaitingFormsProps = { kinds: readonly TicketKind[]; slug: string; language: Language; line: WaitingList }

export function WaitingListForms({ kinds, slug, language, line }: WaitingFormsProps) {
  return kinds
    .filter(({ state }) => state === 'sold_out')
    .map(({ id }) => (
      <form
        key={id}
        id={waitingFormId(id)}
        hidden
        method="post"
        action={joinLineAction(slug)}
        onSubmit={(event) => line.join(id, event)}
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="kind" value={id} />
      </form>
    ))
}
