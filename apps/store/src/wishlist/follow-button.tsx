// On every book page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { followAuthor, getAuthorFollow, unfollowAuthor } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { useRouter } from 'next/navigation'
import { FOLLOW_ACTION } from '../paths.ts'
import { ToggleForm } from './toggle-form.tsx'

type Call = [client: Parameters<typeof followAuthor>[0], slug: string]

const SILENT = { silent: true }
const CALLS = {
  read: async (...[client, slug]: Call) => (await getAuthorFollow(client, { slug }, SILENT)).is_followed,
  turnOn: (...[client, slug]: Call) => followAuthor(client, { slug }, SILENT),
  turnOff: (...[client, slug]: Call) => unfollowAuthor(client, { slug }, SILENT),
}

export type FollowTexts = Record<'follow' | 'isFollowed' | 'followed' | 'unfollowed' | 'failed', string>

type FollowButtonProps = {
  /** The slug of the author. */
  author: string
  language: Language
  texts: FollowTexts
  /** In the list of followed authors, which is rendered again. */
  isListed?: boolean
  label?: string
}

/** Follows an author: one email about each new work. */
export function FollowButton({ author, language, texts, isListed, label }: FollowButtonProps) {
  const router = useRouter()
  return (
    <ToggleForm
      slug={author}
      calls={CALLS}
      action={FOLLOW_ACTION}
      language={language}
      texts={{
        off: texts.follow,
        on: texts.isFollowed,
        turnedOn: texts.followed,
        turnedOff: texts.unfollowed,
        failed: texts.failed,
      }}
      onTurnedOff={isListed ? () => router.refresh() : undefined}
      label={label}
    />
  )
}
