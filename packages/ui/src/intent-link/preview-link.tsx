// On most pages: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { useLinkStatus } from 'next/link'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { IntentLink } from './intent-link.tsx'
import styles from './preview-link.module.css'

/** The link of a card: from the click until the next page is there, shows in its place what the card says of it. */
export function PreviewLink({ children, ...props }: Omit<ComponentProps<typeof IntentLink>, 'onClick'>) {
  const clicked = useRef<HTMLElement>(null)
  return (
    <IntentLink
      {...props}
      onClick={(event) => {
        clicked.current = event.currentTarget
      }}
    >
      {children}
      <Preview link={clicked} />
    </IntentLink>
  )
}

function Preview({ link }: { link: RefObject<HTMLElement | null> }) {
  const { pending } = useLinkStatus()
  useLayoutEffect(() => (pending && link.current ? showPreview(link.current) : undefined), [pending, link])
  return null
}

/** A smaller picture would be blurred, unless it is a cover, which stays small. */
const LEAST_WIDTH = 150

/** Below the header, which stays usable. It is not read out, since the page itself is announced. */
function showPreview(link: HTMLElement) {
  const card = link.closest('li, article, section') ?? link
  const header = document.querySelector('header')
  const preview = add(document.body, 'div')
  preview.className = `${styles.preview}`
  preview.inert = true
  preview.style.top = `${header?.offsetHeight}px`
  const page = add(preview, 'div')
  page.className = 'page'
  const picture = card.querySelector('img')
  const isTall = picture !== null && picture.height > picture.width * 0.99
  // The file that is loaded already.
  if (picture?.currentSrc && (picture.height > picture.width * 1.2 || picture.width > LEAST_WIDTH)) {
    preview.toggleAttribute(isTall ? 'data-tall' : 'data-wide')
    add(page, 'img').src = picture.currentSrc
  }
  const about = add(page, 'div')
  const title = add(about, 'h1')
  title.lang = link.closest<HTMLElement>('[lang]')?.lang ?? ''
  title.textContent = link.textContent
  for (const fact of card.querySelectorAll('[data-preview]')) about.append(fact.cloneNode(true))
  // The list may be scrolled, and must not move.
  if (header) header.style.cssText = 'position: sticky; top: 0'
  const remove = () => {
    preview.remove()
    header?.removeAttribute('style')
    removeEventListener('pageshow', remove)
  }
  // After a full load the browser can restore the list as it was left.
  addEventListener('pageshow', remove)
  return remove
}

const add = <Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name) =>
  parent.appendChild(document.createElement(name))
