'use client'

import { ApiError, redeemLiveHash } from '@dabali/api-client'
import { formatNumber, type Language } from '@dabali/domain'
import { useClient } from '@dabali/shop/store'
import { Button, ButtonLink } from '@dabali/ui/button'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import overlay from './player-overlay.module.css'

type RedeemLinkProps = {
  eventDate: { slug: string; id: string; hash: string }
  /** The address of the stream. */
  next: string
  /** The page of the event. */
  href: string
  /** Shown when the link was used up, perhaps by this visitor. */
  login: ReactNode
  language: Language
  texts: {
    opening: string
    refusals: Record<RedeemError, { heading: string; advice: string }>
    again: string
    event: string
  }
}

type Failure = { refusal: RedeemError; minutes: number }

/** Redeems an access link for the account that is logged in, then replaces the page with the stream. */
export function RedeemLink({ eventDate, next, href, login, language, texts }: RedeemLinkProps) {
  const client = useClient()
  const [refused, setRefused] = useState<Failure>()
  const isAsked = useRef(false)
  const redeem = useCallback(() => {
    setRefused(undefined)
    redeemLiveHash(client, eventDate, { silent: true }).then(
      // Replaces the page, so that the link does not stay in the history.
      () => location.replace(next),
      (error) => setRefused({ refusal: redeemError(error), minutes: retryMinutes(error) }),
    )
  }, [client, eventDate, next])
  useEffect(() => {
    if (!isAsked.current) redeem()
    isAsked.current = true
  }, [redeem])

  const failure = refused && texts.refusals[refused.refusal]
  return (
    <>
      <div role="status">
        <p className={overlay.heading}>{failure?.heading ?? texts.opening}</p>
        {failure && <p>{failure.advice.replace('{minutes}', formatNumber(refused.minutes, language))}</p>}
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

export type RedeemError = 'unknown_hash' | 'hash_expired' | 'hash_used_up' | 'over' | 'busy' | 'failed'

const LINK_ERRORS: readonly string[] = ['unknown_hash', 'hash_expired', 'hash_used_up'] satisfies RedeemError[]

/** Why a link could not be redeemed; after `failed` it can be retried at once, after `busy` later. */
export function redeemError(error: unknown): RedeemError {
  if (!(error instanceof ApiError)) return 'failed'
  const { code, status } = error
  if (code !== undefined && LINK_ERRORS.includes(code)) return code as RedeemError
  if (status === 409) return 'over'
  return status === 429 ? 'busy' : 'failed'
}

const SECONDS = 60

/** The whole minutes until the next try. */
export function retryMinutes(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
  return Math.max(1, Math.ceil(seconds / SECONDS))
}
