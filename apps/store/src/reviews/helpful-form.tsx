// On every product page with reviews: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { isLoggedIn, type Language, writeDigits } from '@dabali/domain'
import { selectStoreData, useClient, useShopSelector, useToast } from '@dabali/shop/store'
import { type SubmitEvent, useState } from 'react'
import { VOTE_ACTION } from '../paths.ts'

type HelpfulFormProps = {
  id: string
  slug: string
  language: Language
  count: number
  isHelpful: boolean
  texts: {
    /** "Helpful ({count})" */
    helpful: string
    /** "review by Maya" */
    ofReview: string
    thanks: string
    undone: string
    failed: string
  }
}

/** Marks a review as helpful or takes the mark back. Without a login the form is sent, which leads to the login. */
export function HelpfulForm({ id, slug, language, texts, ...given }: HelpfulFormProps) {
  const client = useClient()
  const showToast = useToast()
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  const [{ count, isHelpful }, setVote] = useState(given)
  const [pending, setPending] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!isIn) return
    event.preventDefault()
    if (pending) return
    setPending(true)
    const next = !isHelpful
    try {
      const { markReviewHelpful, unmarkReviewHelpful } = await import('@dabali/api-client')
      const vote = next ? markReviewHelpful : unmarkReviewHelpful
      const { num_helpful } = await vote(client, { id }, { silent: true })
      setVote({ count: num_helpful, isHelpful: next })
      showToast({ kind: 's', text: next ? texts.thanks : texts.undone })
    } catch {
      showToast({ kind: 'e', text: texts.failed })
    }
    setPending(false)
  }

  return (
    <form method="post" action={VOTE_ACTION} onSubmit={submit}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="product" value={slug} />
      <input type="hidden" name="review" value={id} />
      <input type="hidden" name="helpful" value={isHelpful ? '' : '1'} />
      <button type="submit" aria-pressed={isHelpful} aria-busy={pending || undefined}>
        {texts.helpful.replace('{count}', writeDigits(count, language))}{' '}
        <span className="visually-hidden">{texts.ofReview}</span>
      </button>
    </form>
  )
}
