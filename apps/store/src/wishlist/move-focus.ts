/** Moves the focus from a part that is removed to the heading of the page. */
export function moveFocusFrom(part: HTMLElement): void {
  const heading = document.querySelector('h1')
  if (!heading || !part.contains(document.activeElement)) return
  heading.tabIndex = -1
  heading.focus()
}
