'use client'

import { redeemLiveHash } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { useClient } from '@dabali/shop/use-client'
import { Button } from '@dabali/ui/button'
import { ButtonLink } from '@dabali/ui/button-link'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { countWords } from './count-words.ts'
import { type LinkRefusal, linkRefusal, minutesToWait } from './link-refusal.ts'
import veil from './veil.module.css'

type RedeemLinkProps = {
  night: { slug: string; id: string; hash: string }
  /** The night itself. */
  next: string
  /** The page of the event. */
  href: string
  /** The way in for whoever used the link up before. */
  login: ReactNode
  language: Language
  texts: {
    opening: string
    refusals: Record<LinkRefusal, { heading: string; advice: string }>
    again: string
    event: string
  }
}

type Refused = { refusal: LinkRefusal; minutes: number }

/** Turns a way in into a right of whoever is logged in, and goes there in its place. */
export function RedeemLink({ night, next, href, login, language, texts }: RedeemLinkProps) {
  const client = useClient()
  const [refused, setRefused] = useState<Refused>()
  const isAsked = useRef(false)
  const redeem = useCallback(() => {
    setRefused(undefined)
    redeemLiveHash(client, night, { silent: true }).then(
      // Not the next page but another one: the link does not stay in the history.
      () => location.replace(next),
      (error) => setRefused({ refusal: linkRefusal(error), minutes: minutesToWait(error) }),
    )
  }, [client, night, next])
  useEffect(() => {
    if (!isAsked.current) redeem()
    isAsked.current = true
  }, [redeem])

  const words = refused && texts.refusals[refused.refusal]
  return (
    <>
      <div role="status">
        <p className={veil.heading}>{words?.heading ?? texts.opening}</p>
        {words && <p>{words.advice.replace('{minutes}', countWords(refused.minutes, language))}</p>}
      </div>
      {refused?.refusal === 'failed' && (
        <Button kind="main" onClick={redeem}>
          {texts.again}
        </Button>
      )}
      {refused?.refusal === 'hash_used_up' && login}
      {refused && (
        <ButtonLink kind="plain" href={href}>
          {texts.event}
        </ButtonLink>
      )}
    </>
  )
}
