'use client'

import { ApiError } from '@dabali/api-client'
import { type Language, localPath, readLocalPath } from '@dabali/domain'
import { loginPath } from '@dabali/shop/paths'
import { isOffline, selectStoreData, useClient, useShopSelector, useToast } from '@dabali/shop/store'
import { interpolate } from '@dabali/ui/text'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import styles from './card-save-button.module.css'
import { type Change, changeProblem, changeThing, parseThing, type Thing, thingOfPath } from './follow-things.ts'
import { loadFollowTexts, noteSaved, readSaved, savedThings, subscribeSaved, type Texts } from './saved-things.ts'

const LOGGED_OUT = 401

export type CardLinkProps = { href: string; children: string }

/** The button that saves what a card leads to. It lies over the card, so that nothing moves when it appears. */
export function CardSaveButton({ href, children: name }: CardLinkProps) {
  const [card, setCard] = useState<Element | null>(null)
  const thing = thingOfPath(href)
  if (!thing) return null
  return (
    <>
      <span
        hidden
        ref={(mark) => {
          if (mark) setCard(mark.closest('li'))
        }}
      />
      {card && createPortal(<SaveButton thing={thing} name={name} language={readLocalPath(href).language} />, card)}
    </>
  )
}

type SaveButtonProps = { thing: Thing; name: string; language: Language }

function SaveButton({ thing, name, language }: SaveButtonProps) {
  const client = useClient()
  const showToast = useToast()
  const token = useShopSelector((state) => selectStoreData(state).token ?? '')
  const things = useSyncExternalStore(subscribeSaved, () => savedThings(token))
  const [texts, setTexts] = useState<Texts['follows']>()
  const [pending, setPending] = useState(false)

  useEffect(() => {
    void readSaved(client, token)
  }, [client, token])
  useEffect(() => {
    let isGone = false
    loadFollowTexts(language).then(
      (loaded) => isGone || setTexts(loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [language])
  if (!(texts && things)) return null

  const change = async (wanted: Change) => {
    const parsed = parseThing(thing)
    if (pending || !parsed) return
    setPending(true)
    try {
      await changeThing(client, parsed, wanted)
      noteSaved(token, thing, wanted === 'add')
      if (wanted === 'add') showToast({ kind: 's', text: texts['done-saved'] })
      else {
        const undo = { text: texts.undo, onPress: () => void change('add') }
        showToast({ kind: 's', text: interpolate(texts['done-removedName'], { name }), button: undo })
      }
    } catch (error) {
      if (isOffline()) showToast({ kind: 'e', text: texts['problem-offline'] })
      else if (error instanceof ApiError && error.status === LOGGED_OUT) {
        const login = { href: localPath(language, loginPath(location.pathname)), text: texts.login }
        showToast({ kind: 'e', text: texts['problem-login'], link: login })
      } else showToast({ kind: 'e', text: texts[`problem-${changeProblem(error, parsed).problem}`] })
    } finally {
      setPending(false)
    }
  }

  const isSaved = things.has(thing)
  return (
    <button
      type="button"
      className={`${styles.button} no-print`}
      aria-pressed={isSaved}
      aria-label={interpolate(texts.saveName, { name })}
      aria-busy={pending || undefined}
      onClick={() => change(isSaved ? 'remove' : 'add')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z" />
      </svg>
    </button>
  )
}
