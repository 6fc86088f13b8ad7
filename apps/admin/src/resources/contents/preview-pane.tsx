import { createContentPreview, endContentPreview, listContentPreviews } from '@dabali/api-client/staff'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useStore, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { typedStore } from '../../data/typed-values.ts'
import { useAction } from '../../data/use-action.tsx'
import { useNameOf } from '../../fields/reference-field.tsx'
import { LoadError, LoadingRows } from '../../layout/parts.tsx'
import type { Draft } from './use-draft.ts'

type PreviewLink = { id: string; url: string }

const storeOf = (content: number) => typedStore<PreviewLink>(`preview.${content}`)

/** The link that this tab has made for a content, as long as it works, or a new one: each is a secret that is left behind. */
async function previewLink(content: number): Promise<PreviewLink> {
  const store = storeOf(content)
  const known = store.read()
  if (known) {
    const { results } = await listContentPreviews(api, { id: content })
    if (results.some(({ id }) => id === known.id)) return known
  }
  const { id, url } = await createContentPreview(api, { id: content }, { silent: true })
  store.write({ id, url })
  return { id, url }
}

/** Ends a link. It ends by itself after some days if that fails. */
function endPreviewLink(content: number, id: string): Promise<unknown> {
  const store = storeOf(content)
  if (store.read()?.id === id) store.forget()
  return endContentPreview(api, { id: content, preview: id }, { silent: true }).catch(() => undefined)
}

/** The same while the page is left: the request outlives the page, and a link that is still there is used by the next one. */
function endPreviewLinkOnLeave(content: number, id: string): void {
  const path = `/v1/api/staff/contents/${content}/previews/${id}/`
  fetch(path, { method: 'DELETE', keepalive: true }).catch(() => undefined)
}

/** Below it, an editor and a page have no room beside each other. */
const WIDE = '(min-width: 1280px)'
/** What the page of the site listens to: it reads the draft again. */
const REFRESH = 'refresh-preview'
/** What it says when it listens, and when it shows what it has read again. */
const READY = 'preview-ready'
const READ = 'preview-read'
/** A page that has not answered until then is loaded anew. */
const LONGEST_ANSWER_MS = 2000
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
    if (tab === null) throw new Error('resources.contents.pane.blocked')
    try {
      if (!(await save())) throw new Error('resources.contents.saveFirst')
      const { url } = await previewLink(content.id)
      tab.location.replace(previewIn(url, locale))
    } catch (error) {
      tab.close()
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

/** The editor, and beside it the page of the site that the draft would be. Without it the editor stays the same element. */
export const PreviewLayout = ({ draft, isOpen, children }: BesideProps) => (
  <div className={isOpen ? 'with-preview' : undefined}>
    <div>{children}</div>
    {isOpen && <PreviewPane draft={draft} />}
  </div>
)

/** The link of this tab, which ends when the pane is closed. */
function usePaneLink(id: number) {
  const queries = useQueryClient()
  const [link, setLink] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const made = useRef<{ id?: string; link?: Promise<{ id: string }> }>({})
  useEffect(() => {
    let isLeft = false
    setLink(undefined)
    setError(undefined)
    const asked = previewLink(id)
    made.current.link = asked
    asked.then(
      ({ id: preview, url }) => {
        if (isLeft) return
        made.current.id = preview
        setLink(url)
        void queries.invalidateQueries({ queryKey: ['previews', id] })
      },
      (cause: unknown) => {
        if (!isLeft) setError(cause)
      },
    )
    return () => {
      isLeft = true
    }
  }, [id, attempt, queries])
  useEffect(() => {
    // A page that the browser keeps goes on with its link.
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted && made.current.id !== undefined) endPreviewLinkOnLeave(id, made.current.id)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      const { id: preview, link: asked } = made.current
      made.current = {}
      // At once, so that a pane that is opened now does not begin with it.
      const ended =
        preview === undefined ? asked?.then(({ id: late }) => endPreviewLink(id, late)) : endPreviewLink(id, preview)
      ended?.then(
        () => queries.invalidateQueries({ queryKey: ['previews', id] }),
        () => undefined,
      )
    }
  }, [id, queries])
  return { link, error, again: () => setAttempt((before) => before + 1) }
}

function PreviewPane({ draft: { content } }: { draft: Draft }) {
  const translate = useTranslate()
  const nameOf = useNameOf()
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
          title={translate('resources.contents.pane.title', { title: nameOf(content) })}
          version={content.version}
        />
      )}
    </section>
  )
}

type FrameProps = { src: string; title: string; version: number }

/** The page of the site, which reads the draft again after each save. It reports when it has. */
function PreviewFrame({ src, title, version }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin } = new URL(src)
  /** The versions that the page shows, and that it was asked for. */
  const page = useRef({ read: version, asked: version, isLoaded: false, isListening: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const follow = () => {
    const now = page.current
    if (now.read === version) return
    // One at a time, so that an answer is about what was asked.
    if (now.isListening && now.asked === now.read) {
      now.asked = version
      frame.current?.contentWindow?.postMessage(REFRESH, origin)
    }
    // While it is loading, its own start is waited for.
    if (now.isLoaded) timer.current ??= setTimeout(() => shown.current.load(), LONGEST_ANSWER_MS)
  }
  const answered = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const load = () => {
    answered()
    page.current = { read: version, asked: version, isLoaded: false, isListening: false }
    if (frame.current) frame.current.src = src
  }
  const hear = ({ origin: from, source, data }: MessageEvent) => {
    if (from !== origin || source !== frame.current?.contentWindow) return
    const now = page.current
    if (data === READY) Object.assign(now, { isListening: true, asked: now.read })
    else if (data === READ) {
      now.read = now.asked
      answered()
    } else return
    follow()
  }
  const shown = useRef({ follow, load, hear })
  shown.current = { follow, load, hear }
  useEffect(() => {
    const listen = (message: MessageEvent) => shown.current.hear(message)
    addEventListener('message', listen)
    return () => {
      removeEventListener('message', listen)
      clearTimeout(timer.current)
    }
  }, [])
  useEffect(() => shown.current.follow(), [version])
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      referrerPolicy="no-referrer"
      onLoad={() => {
        page.current.isLoaded = true
        // What was saved while it was loading.
        shown.current.follow()
      }}
    />
  )
}
