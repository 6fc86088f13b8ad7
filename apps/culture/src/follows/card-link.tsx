// In every list of content: what works for accounts only is loaded for them.
'use client'
'use no memo'

import { isLoggedIn } from '@dabali/domain'
import { selectStoreData, useShopSelector } from '@dabali/shop/store'
import { PreviewLink } from '@dabali/ui/preview-link'
import { type ComponentType, useEffect, useState } from 'react'
import type { CardLinkProps } from './card-save-button.tsx'

/** A component that only visitors with a login need; undefined for others, and until its code has loaded. */
export function useForAccounts<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const isIn = useShopSelector((state) => isLoggedIn(selectStoreData(state)))
  const [Live, setLive] = useState<ComponentType<Props>>()
  useEffect(() => {
    // Without it the page still works.
    if (isIn)
      load()
        .then((loaded) => setLive(() => loaded))
        .catch(() => undefined)
  }, [isIn])
  return isIn ? Live : undefined
}

const loadSaveButton = () => import('./card-save-button.tsx').then(({ CardSaveButton }) => CardSaveButton)

/** The link of a card to its event, record, interview or session. Visitors with a login can save it there, too. */
export function CardLink(props: CardLinkProps) {
  const SaveButton = useForAccounts(loadSaveButton)
  return (
    <>
      <PreviewLink {...props} />
      {SaveButton && <SaveButton {...props} />}
    </>
  )
}
