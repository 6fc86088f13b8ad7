'use client'

import { isOffline, selectStoreData, useClient, useShopSelector, useToast } from '@dabali/shop/store'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { changeProblem, changeThing, parseThing, readThing, type Thing } from './follow-things.ts'
import { SaveFields, type SaveFormProps } from './save-fields.tsx'
import { loadFollowTexts, noteSaved, type Texts } from './saved-things.ts'

type ChangeRequest = { thing: Thing; parsed: NonNullable<ReturnType<typeof parseThing>>; button: HTMLButtonElement }

/** The buttons of an account: they show what is on, and change it without a reload. */
export function LiveSaveForm({ items, language }: SaveFormProps) {
  const client = useClient()
  const showToast = useToast()
  const token = useShopSelector((state) => selectStoreData(state).token ?? '')
  const [texts, setTexts] = useState<Texts['follows']>()
  const [on, setOn] = useState<ReadonlySet<Thing>>(new Set())
  const [pending, setPending] = useState<Thing>()
  /** The texts could not be loaded: the form is sent as without scripts. */
  const isPlain = useRef(false)
  const things = items.map(({ thing }) => thing).join(' ')

  useEffect(() => {
    let isActive = true
    loadFollowTexts(language).then(
      (loaded) => isActive && setTexts(loaded),
      () => undefined,
    )
    for (const thing of things.split(' ') as Thing[]) {
      // Without an answer the button turns it on, which is harmless.
      readThing(client, thing).then(
        (isOn) => isActive && isOn && setOn((before) => new Set([...before, thing])),
        () => undefined,
      )
    }
    return () => {
      isActive = false
    }
  }, [client, language, things])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement) || isPlain.current || isOffline()) return
    const thing = submitter.value as Thing
    const parsed = parseThing(thing)
    if (!parsed) return
    event.preventDefault()
    if (!pending) void change({ thing, parsed, button: submitter })
  }

  async function change({ thing, parsed, button }: ChangeRequest) {
    setPending(thing)
    const texts = await loadFollowTexts(language).catch(() => undefined)
    if (!texts) {
      isPlain.current = true
      button.form?.requestSubmit(button)
      return
    }
    const isOn = on.has(thing)
    try {
      const { done } = await changeThing(client, parsed, isOn ? 'remove' : 'add')
      setOn((before) => new Set(isOn ? [...before].filter((each) => each !== thing) : [...before, thing]))
      if (parsed.group === 'favourite') noteSaved(token, thing, !isOn)
      showToast({ kind: 's', text: texts[`done-${done}`] })
    } catch (error) {
      showToast({ kind: 'e', text: texts[`problem-${changeProblem(error, parsed).problem}`] })
    }
    setPending(undefined)
  }

  const shown = texts
    ? Object.fromEntries([...on].map((thing) => [thing, texts[`isOn-${parseThing(thing)?.group ?? 'favourite'}`]]))
    : {}
  return <SaveFields items={items} language={language} on={shown} pending={pending} onSubmit={submit} />
}
