import type { ChatMessage } from '@dabali/api-client'
import { useClient } from '@dabali/shop/use-client'
import { useEffect, useState } from 'react'
import { followTalk } from './follow-talk.ts'
import { hearChanges, hearChat, hearOwn, NO_TALK, type Talk } from './talk.ts'

/** The talk beside a night as it goes on, and what the visitor alone knows first. */
export function useTalk({ slug, id }: { slug: string; id: string }) {
  const client = useClient()
  const [talk, setTalk] = useState(NO_TALK)
  useEffect(
    () =>
      followTalk(
        { client, slug, id },
        {
          onChat: (chat) => setTalk((before) => hearChat(before, chat)),
          onChanges: (changes) => setTalk((before) => hearChanges(before, changes)),
          onLine: (line) => setTalk((before) => ({ ...before, line })),
        },
      ),
    [client, slug, id],
  )
  return {
    talk,
    /** What was answered to the visitor: the name, what was said, that nothing more may be said. */
    know: (known: Partial<Pick<Talk, 'name' | 'isMuted'>>) => setTalk((before) => ({ ...before, ...known })),
    hear: (message: ChatMessage) => setTalk((before) => hearOwn(before, message)),
  }
}
