import styles from './next-page-frame.module.css'

/** A page that is there sooner is shown at once. */
const DELAY_MS = 80
/** After that a page that never came is no longer waited for. */
const LONGEST_MS = 15_000

let frame: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows what a card in a list knows of its page, until that page is there: picture, title and price. It is for the eye alone,
 * for the focus and what is read aloud stay where they are.
 */
export function showNextPageFrame(link: Element): void {
  hideNextPageFrame()
  const title = link.closest('h2, h3')
  const card = title?.closest('li, article')
  const picture = card?.querySelector('picture')
  if (!title || !card || !picture) return
  timer = setTimeout(() => {
    frame = makeFrame({ title, card, picture })
    document.body.append(frame)
    timer = setTimeout(hideNextPageFrame, LONGEST_MS)
  }, DELAY_MS)
  addEventListener('popstate', hideNextPageFrame, { once: true })
}

/** Called before the paint of the page that was waited for. */
export function hideNextPageFrame(): void {
  clearTimeout(timer)
  frame?.remove()
  frame = undefined
}

function makeFrame({ title, card, picture }: Record<'title' | 'card' | 'picture', Element>) {
  const made = document.createElement('div')
  made.className = `page ${styles.frame}`
  made.setAttribute('aria-hidden', 'true')
  made.inert = true
  // The head of the page stays in use.
  const head = document.querySelector('header')?.getBoundingClientRect()
  made.style.top = `${Math.max(0, head?.bottom ?? 0)}px`
  const stand = document.createElement('div')
  stand.append(picture.cloneNode(true))
  const words = document.createElement('div')
  const heading = document.createElement('p')
  heading.className = styles.title ?? ''
  heading.lang = title.closest<HTMLElement>('[lang]')?.lang ?? ''
  heading.textContent = title.textContent
  words.append(heading)
  const price = card.querySelector('p:has(> b)')
  if (price) words.append(price.cloneNode(true))
  made.append(stand, words)
  return made
}
