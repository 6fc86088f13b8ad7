// @vitest-environment happy-dom
import { act } from 'react'
import { Form } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { BilingualField } from './bilingual-field.tsx'

let setError: (path: string, message: string) => void = () => undefined

function Errors() {
  const form = useFormContext()
  setError = (path, message) => form.setError(path, { message })
  return null
}

const open = () =>
  render(
    <Form record={{ preheader: { en: 'New in June', ne: 'असारमा नयाँ' } }}>
      <BilingualField source="preheader" label="Preview text" />
      <Errors />
    </Form>,
  )

const invalid = (page: ParentNode) =>
  [...page.querySelectorAll('[aria-invalid]')].map((input) => input.getAttribute('lang'))
const described = (page: ParentNode, lang: string) =>
  (page.querySelector(`input[lang=${lang}]`)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => page.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ')

it('an error of one language is shown at its input alone', async () => {
  const { container } = await open()
  await act(async () => setError('preheader.ne', 'Enter at most 150 characters.'))
  expect(invalid(container)).toEqual(['ne'])
  expect(described(container, 'ne')).toBe('Enter at most 150 characters.')
  expect(described(container, 'en')).toBe('')
})

it('an error of the field is shown at both inputs', async () => {
  const { container } = await open()
  await act(async () => setError('preheader', 'This field is required.'))
  expect(invalid(container)).toEqual(['en', 'ne'])
  expect(described(container, 'en')).toBe('This field is required.')
})

it('what a missing language means is said, unless it means nothing', async () => {
  const field = (missing?: string | null) => (
    <Form record={{ subject: { en: 'June' } }}>
      <BilingualField source="subject" label="Subject" {...(missing !== undefined && { missing })} />
    </Form>
  )
  expect(described((await render(field())).container, 'ne')).toBe('admin.fields.missing.ne')
  expect(described((await render(field('emails.missing'))).container, 'ne')).toBe('emails.missing.ne')
  expect(described((await render(field(null))).container, 'ne')).toBe('')
})
