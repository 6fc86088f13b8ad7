const CONTROLS = ':is(input, select, textarea, button):not(:disabled, [type="hidden"])'

/** Moves the focus to a control; in a group to what is chosen there, or else to the first that can be. */
export function focusField(id: string) {
  const place = document.getElementById(id)
  const control = place?.matches(CONTROLS)
    ? place
    : (place?.querySelector<HTMLElement>(`${CONTROLS}:checked`) ?? place?.querySelector<HTMLElement>(CONTROLS))
  control?.focus()
  return Boolean(control)
}
