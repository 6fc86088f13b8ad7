import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { sendContactMessage } from '@dabali/api-client'
import { CONTACT_PATH } from '../paths.ts'
import type { PostedForm } from '../server-request/form-action.ts'
import { type ContactDraft, contactProblem } from './contact-problem.ts'

export const NO_DRAFT: ContactDraft = { name: '', email: '', subject: '', message: '' }

const COOKIE = 'dabali_contact'
/** Cookies are limited to 4096 bytes, so that a long message needs several. */
const PIECE_LENGTH = 3500
const MOST_PIECES = 4
const LIFETIME_SECONDS = 15 * 60
/** Guards against decompression bombs. */
const LONGEST_DRAFT_BYTES = 100_000

export const DRAFT_COOKIES = Array.from({ length: MOST_PIECES }, (_, index) => `${COOKIE}${index}`)

/** The cookies of a draft, for a form that comes back; without a draft they are deleted. */
export function contactDraftCookies(draft: ContactDraft | undefined): string[] {
  const packed = draft ? deflateRawSync(JSON.stringify(draft)).toString('base64url') : ''
  // A truncated message is not stored.
  const value = packed.length > PIECE_LENGTH * MOST_PIECES ? '' : packed
  return DRAFT_COOKIES.map((name, index) => {
    const piece = value.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH)
    return `${name}=${piece}; path=/; max-age=${piece ? LIFETIME_SECONDS : 0}; samesite=lax; httponly`
  })
}

/** What was typed, from the values of its cookies. */
export function readContactDraft(pieces: readonly (string | undefined)[]): ContactDraft {
  try {
    const packed = Buffer.from(pieces.map((piece) => piece ?? '').join(''), 'base64url')
    const text = inflateRawSync(packed, { maxOutputLength: LONGEST_DRAFT_BYTES }).toString()
    const read: Partial<Record<keyof ContactDraft, unknown>> = JSON.parse(text) ?? {}
    const field = (name: keyof ContactDraft) => (typeof read[name] === 'string' ? read[name] : '')
    return { name: field('name'), email: field('email'), subject: field('subject'), message: field('message') }
  } catch {
    return NO_DRAFT
  }
}

/** Sends a message; after a failure the form comes back with the draft. */
export async function contactAction({ client, text, setCookie }: PostedForm): Promise<string> {
  const draft = { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
  try {
    await sendContactMessage(client, { ...draft, website: text('website') })
    contactDraftCookies(undefined).forEach(setCookie)
    return `${CONTACT_PATH}?sent=1`
  } catch (error) {
    contactDraftCookies(draft).forEach(setCookie)
    const problem = contactProblem(error)
    const named = 'fields' in problem ? Object.keys(problem.fields) : [problem.reason]
    return `${CONTACT_PATH}?${new URLSearchParams(named.map((name) => ['problem', name]))}`
  }
}
