import { createContentPreview, endContentPreview } from '@dabali/api-client/staff'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useStore, useTranslate } from 'react-admin'
import { api, toHttpError } from '../../data/api.ts'
import { useAction } from '../../data/use-action.ts'
import { LoadError, LoadingRows } from '../../layout/parts.tsx'
import { titleOf } from './picker.tsx'
import type { Draft } from './use-draft.ts'

/** Below it, an editor and a page have no room beside each other. */
const WIDE = '(min-width: 1280px)'
/** What the page of the site listens to; it reads the draft again. */
const REFRESH = 'refresh-preview'
const LANGUAGES = ['en', 'ne'] as const
type Language = (typeof LANGUAGES)[number]

/** The address of a preview in a language: English ones have no prefix. */
export function previewIn(url: string, language: Language): string {
  const address = new URL(url)
  const path = address.pathname.replace(/^\/ne(?=\/)/, '')
  address.pathname = language === 'ne' ? `/ne${path}` : path
  return address.href
}

/** Whether the preview is shown beside the editor, which this browser remembers; undefined where there is no room for it. */
export function usePreviewPane() {
  const [isOpen, setOpen] = useStore('contents.preview', false)
  const isWide = useMediaQuery(WIDE, { noSsr: true })
  return { isWide, isOpen: isWide && isOpen, setOpen }
}

type ButtonProps = { draft: Draft; pane: ReturnType<typeof usePreviewPane> }

/** Opens the preview beside the editor, or in a tab of its own where there is no room. */
export function PreviewButton({ draft, pane: { isWide, isOpen, setOpen } }: ButtonProps) {
  const translate = useTranslate()
  const { content, save } = draft
  const locale = useLocale() === 'ne' ? 'ne' : 'en'
  const open = useAction(async (tab: Window | null) => {
    try {
      await save()
      const { url } = await createContentPreview(api, { id: content.id }, { silent: true })
      if (tab) tab.location.replace(previewIn(url, locale))
    } catch (error) {
      tab?.close()
      throw error
    }
  })
  // Opened by the press itself: a browser blocks a tab that opens later.
  const openTab = () => {
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    open.mutate(tab)
  }
  return (
    <span className="stack-2">
      <button
        type="button"
        className="button button--plain"
        disabled={open.isPending}
        onClick={() => (isWide ? setOpen(!isOpen) : openTab())}
      >
        {translate(`resources.contents.pane.${isWide ? (isOpen ? 'hide' : 'show') : 'tab'}`)}
      </button>
      {open.error instanceof Error && (
        <span className="error-text" role="alert">
          {translate(open.error.message, { _: open.error.message })}
        </span>
      )}
    </span>
  )
}

type BesideProps = { draft: Draft; isOpen: boolean; children: ReactNode }

/** The editor, and beside it the page of the site that the draft would be. */
export function PreviewLayout({ draft, isOpen, children }: BesideProps) {
  if (!isOpen) return children
  return (
    <div className="with-preview">
      <div>{children}</div>
      <PreviewPane draft={draft} />
    </div>
  )
}

/** A link of its own, which ends when the pane is closed. */
function usePaneLink(id: number) {
  const queries = useQueryClient()
  const [link, setLink] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isLeft = false
    const listed = () => queries.invalidateQueries({ queryKey: ['previews', id] })
    setLink(undefined)
    setError(undefined)
    const made = createContentPreview(api, { id }, { silent: true })
    made.then(
      ({ url }) => {
        void listed()
        if (!isLeft) setLink(url)
      },
      (cause: unknown) => {
        if (!isLeft) setError(toHttpError(cause))
      },
    )
    return () => {
      isLeft = true
      made
        .then(({ id: preview }) => endContentPreview(api, { id, preview }, { silent: true }))
        .then(listed)
        // The link ends by itself after some days.
        .catch(() => undefined)
    }
  }, [id, attempt, queries])
  return { link, error, again: () => setAttempt((before) => before + 1) }
}

function PreviewPane({ draft: { content } }: { draft: Draft }) {
  const translate = useTranslate()
  const locale = useLocale() === 'ne' ? 'ne' : 'en'
  const [language, setLanguage] = useState<Language>(locale)
  const { link, error, again } = usePaneLink(content.id)
  return (
    <section className="preview-pane" aria-label={translate('resources.contents.pane.label')}>
      <div className="line between">
        <fieldset className="shapes">
          <legend className="visually-hidden">{translate('resources.contents.pane.language')}</legend>
          {LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {each === 'ne' ? 'नेपाली' : 'English'}
            </button>
          ))}
        </fieldset>
        <button type="button" className="link" onClick={again}>
          {translate('resources.contents.pane.reload')}
        </button>
      </div>
      {error !== undefined && <LoadError error={error} retry={again} />}
      {error === undefined && link === undefined && <LoadingRows />}
      {link !== undefined && (
        <PreviewFrame
          // Another link or language is another page.
          key={`${link} ${language}`}
          src={previewIn(link, language)}
          title={translate('resources.contents.pane.title', { title: titleOf(content.title) || content.slug })}
          version={content.version}
        />
      )}
    </section>
  )
}

type FrameProps = { src: string; title: string; version: number }

/** The page of the site, which reads the draft again after each save. */
function PreviewFrame({ src, title, version }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const read = useRef(version)
  const isLoaded = useRef(false)
  const refresh = (saved: number) => {
    if (!isLoaded.current || read.current === saved) return
    read.current = saved
    frame.current?.contentWindow?.postMessage(REFRESH, new URL(src).origin)
  }
  const shown = useRef({ refresh, version })
  shown.current = { refresh, version }
  useEffect(() => shown.current.refresh(version), [version])
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      referrerPolicy="no-referrer"
      onLoad={() => {
        isLoaded.current = true
        // What was saved while it was loading.
        shown.current.refresh(shown.current.version)
      }}
    />
  )
}
