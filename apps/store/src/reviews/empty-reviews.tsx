'use client'

import { isLoggedIn } from '@dabali/domain'
import { selectStoreData, useClient, useShopSelector } from '@dabali/shop/store'
import { useEffect, useState } from 'react'

type EmptyReviewsProps = { slug: string; texts: { none: string; beFirst: string } }

/** Invites those who can write the first review; others read who can. */
export function EmptyReviews({ slug, texts }: EmptyReviewsProps) {
  const client = useClient()
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  const [canWrite, setCanWrite] = useState(false)
  useEffect(() => {
    if (!isIn) return
    let isActive = true
    import('@dabali/api-client')
      .then(({ getOwnReview }) => getOwnReview(client, { product: slug }, { silent: true }))
      // Without an answer the text for everyone remains.
      .then(
        ({ can_write }) => isActive && setCanWrite(can_write),
        () => undefined,
      )
    return () => {
      isActive = false
    }
  }, [client, isIn, slug])
  return <p>{canWrite ? texts.beFirst : texts.none}</p>
}
