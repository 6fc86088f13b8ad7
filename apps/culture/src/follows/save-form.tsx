// On every public page about one thing: what works for accounts only is loaded for them.
'use client'
'use no memo'

import { useForAccounts } from './card-link.tsx'
import { SaveFields, type SaveFormProps } from './save-fields.tsx'

const loadLiveForm = () => import('./live-save-form.tsx').then(({ LiveSaveForm }) => LiveSaveForm)

/** Buttons that save, follow or ask for a reminder. Without scripts or a login they are plain forms. */
export function SaveForm(props: SaveFormProps) {
  const Live = useForAccounts(loadLiveForm)
  return Live ? <Live {...props} /> : <SaveFields {...props} />
}
