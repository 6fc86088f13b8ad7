'use client'

import type { Locator, ReadingPosition } from '@dabali/api-client'
import type { PositionSync } from '@dabali/shop/position-sync'
import { useEffect, useState } from 'react'
import type { Book } from './epub/open-book.ts'
import { LINK_FRAGMENT, LINK_NOTE, LINK_PATH } from './page/clean-chapter.ts'
import { keyAction, watchGestures } from './page/page-input.ts'
import { createPageView, type PageState, type PageView } from './page/page-view.ts'
import { bookProgress, chapterTitle, locatorAt, offsetOf } from './position.ts'
import type { ReaderSettings } from './settings-panel.tsx'

export type ReaderState = ReturnType<typeof useReading>

type ReadingOptions = {
  book: Book
  settings: ReaderSettings
  label: string
  createPositionSync: (onOther: (other: ReadingPosition | undefined) => void) => PositionSync
}

/** The reading position and all navigation in a book. */
export function useReading({ book, settings, label, createPositionSync }: ReadingOptions) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [stage, setStage] = useState<PageView>()
  const [shown, setShown] = useState<PageState>()
  const [other, setOther] = useState<ReadingPosition>()
  const [note, setNote] = useState<Element | null>(null)
  const [isBare, setBare] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [sync] = useState(() => createPositionSync(setOther))

  useEffect(() => {
    if (!host) return
    const opened = createPageView({
      host,
      book,
      settings,
      label,
      onBroken: () => setBroken(true),
      onShown(next) {
        setShown(next)
        if (next.isMove) sync.note(locatorOf(book, next), progressOf(book, next))
      },
    })
    const leave = watchReader(host, opened, { note: setNote, bare: setBare, book })
    let isGone = false
    void sync.start().then((begin) => {
      if (isGone) return
      goTo(opened, book, begin)
      setStage(opened)
    })
    return () => {
      isGone = true
      leave()
      opened.close()
    }
    // The settings change the page below, and do not open the book anew.
  }, [host, book, sync, label])

  useEffect(() => stage?.apply(settings), [stage, settings])
  useEffect(() => sync.watch(), [sync])

  const progress = shown ? progressOf(book, shown) : 0
  return {
    setHost,
    stage,
    shown,
    progress,
    isBare,
    isBroken,
    textLanguage: book.language,
    title: shown ? chapterTitle(book.contents, book.spine, shown.chapter) : '',
    isAtEnd: shown !== undefined && isAtEnd(book, shown),
    note,
    closeNote: () => setNote(null),
    turn: (by: 1 | -1) => stage?.turn(by),
    open: (path: string, fragment: string) => stage?.show(book.spine.indexOf(path), { fragment }),
    go: (locator: Locator) => stage && goTo(stage, book, locator, true),
    locator: shown && locatorOf(book, shown),
    other,
    goThere() {
      const there = sync.go()
      if (stage && there) goTo(stage, book, there)
    },
    stayHere: () => void sync.stay(),
  }
}

const isAtEnd = ({ spine }: Book, { chapter, page, pages }: PageState) =>
  chapter === spine.length - 1 && page >= pages - 1

function progressOf(book: Book, shown: PageState) {
  if (isAtEnd(book, shown)) return 1
  return bookProgress(book.sizes, shown.chapter, shown.text.length === 0 ? 0 : shown.offset / shown.text.length)
}

function locatorOf(book: Book, shown: PageState): Locator {
  const { chapter, offset, text } = shown
  const title = chapterTitle(book.contents, book.spine, chapter)
  const place = { offset, totalProgression: progressOf(book, shown) }
  return locatorAt({ path: book.spine[chapter] ?? '', title, text }, place)
}

/** A chapter that this edition does not have begins at the beginning. */
function goTo(stage: PageView, { spine }: Book, locator: Locator | undefined, isMove = false) {
  const chapter = locator ? spine.indexOf(locator.href) : -1
  if (!locator || chapter < 0) stage.show(0, { at: 'start' }, isMove)
  else stage.show(chapter, { find: (text) => offsetOf(locator, text) }, isMove)
}

type ReaderEvents = {
  note: (element: Element | null) => void
  bare: (change: (isBare: boolean) => boolean) => void
  book: Book
}

function watchReader(host: HTMLElement, stage: PageView, { note, bare, book }: ReaderEvents) {
  const away = new AbortController()
  const { signal } = away
  // Touch readers get the page without bars; with keys or a mouse both fit.
  const swipe = (by: 1 | -1) => {
    bare(() => true)
    stage.turn(by)
  }
  const leave = watchGestures(host, stage.root, { turn: swipe, touch: () => bare((isBare) => !isBare) })

  function press(event: KeyboardEvent) {
    const act = isForPage(event) ? keyAction(event) : undefined
    if (!act) return
    event.preventDefault()
    if (act === 'next' || act === 'previous') stage.turn(act === 'next' ? 1 : -1)
    else stage.goToEnd(act)
  }
  function follow(event: Event) {
    const link = event.target instanceof Element ? event.target.closest(`a[${LINK_PATH}]`) : null
    if (!link) return
    event.preventDefault()
    const [path, fragment] = [link.getAttribute(LINK_PATH) ?? '', link.getAttribute(LINK_FRAGMENT) ?? '']
    const found = link.hasAttribute(LINK_NOTE) ? stage.noteAt(path, fragment) : null
    if (found) note(found)
    else stage.show(book.spine.indexOf(path), { fragment })
  }
  addEventListener('keydown', press, { signal })
  stage.root.addEventListener('click', follow, { signal })
  addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && bare(() => false), { signal })
  return () => {
    leave()
    away.abort()
  }
}

const FIELDS = 'dialog, [popover], input, select, textarea'

/** A focused field, panel or button handles its own keys. */
function isForPage(event: KeyboardEvent) {
  const target = event.composedPath()[0]
  if (!(target instanceof Element) || document.querySelector('dialog[open]')) return false
  return !(target.closest(FIELDS) || (event.key === ' ' && target.closest('a, button')))
}
