// On most pages: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { useLinkStatus } from 'next/link'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { IntentLink } from './intent-link.tsx'
import styles from './preview-link.module.css'

/** The link of a card: from the click until the next page is there, shows in its place what the card says of it. */
export function PreviewLink({ children, ...props }: ComponentProps<typeof IntentLink>) {
  return (
    <IntentLink {...props}>
      {children}
      <LinkPreview />
    </IntentLink>
  )
}

function LinkPreview() {
  const { pending } = useLinkStatus()
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const link = mark.current?.closest('a')
    return pending && link ? showPreview(link) : undefined
  }, [pending])
  return <span ref={mark} hidden />
}

/** Below the header, which stays usable. It is not read out, since the page itself is announced. */
function showPreview(link: HTMLElement) {
  const card = link.closest('li, article, section') ?? link
  const preview = element('div', `${styles.preview}`)
  preview.inert = true
  const header = document.querySelector('header')
  preview.style.top = `${header?.offsetHeight ?? 0}px`
  const about = element('div', `${styles.about}`)
  const title = element('h1', `${styles.title}`)
  title.lang = link.closest<HTMLElement>('[lang]')?.lang ?? ''
  title.textContent = link.textContent
  const facts = [...card.querySelectorAll('[data-preview]')].map((fact) => fact.cloneNode(true))
  about.append(title, ...facts, element('div', `${styles.line}`), element('div', `${styles.line}`))
  const page = element('div', `page ${styles.page}`)
  const picture = pictureOf(card)
  page.append(...(picture ? [picture] : []), about)
  preview.append(page)
  document.body.append(preview)
  // The list may be scrolled, and must not move.
  Object.assign(header?.style ?? {}, { position: 'sticky', top: '0' })
  const remove = () => {
    preview.remove()
    Object.assign(header?.style ?? {}, { position: '', top: '' })
    removeEventListener('pageshow', remove)
  }
  // After a full load the browser can restore the list as it was left.
  addEventListener('pageshow', remove)
  return remove
}

/** Smaller ones in the lists of events are of no use on the next page. */
const LEAST_WIDTH = 150

/** The picture of the card in the file that is loaded already. */
function pictureOf(card: Element) {
  const shown = card.querySelector('img')
  if (!shown?.currentSrc || (shown.height <= shown.width && shown.width < LEAST_WIDTH)) return undefined
  const picture = element('img', `${styles[shown.height >= shown.width ? 'cover' : 'wide']}`)
  Object.assign(picture, { src: shown.currentSrc, width: shown.width, height: shown.height, alt: '', decoding: 'sync' })
  return picture
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  return Object.assign(document.createElement(name), { className })
}
