import { expect, it } from 'vitest'
import { moveFocusFrom } from './move-focus.ts'

function show(focused: string) {
  document.body.innerHTML =
    '<h1>Wishlist</h1><form><button type="submit">Remove</button></form><a href="/elsewhere">Elsewhere</a>'
  document.querySelector<HTMLElement>(focused)?.focus()
  const form = document.forms[0]
  if (form) moveFocusFrom(form)
  form?.remove()
  return document.activeElement?.textContent
}

it('moves the focus from a removed part to the heading of the page', () => {
  expect(show('button')).toBe('Wishlist')
})

it('leaves the focus where it has gone meanwhile', () => {
  expect(show('a')).toBe('Elsewhere')
})
