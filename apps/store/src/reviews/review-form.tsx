'use client'

import { ApiError, deleteReview, type ReviewInput, saveReview } from '@dabali/api-client'
import { type Language, languageOf, localPath } from '@dabali/domain'
import { useClient, useToast } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { confirm } from '@dabali/ui/confirm'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { TextField } from '@dabali/ui/field'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { DELETE_REVIEW_ACTION, reviewsPath, SAVE_REVIEW_ACTION } from '../paths.ts'
import { Stars } from './rating.tsx'
import styles from './reviews.module.css'

type FieldText = 'starsLabel' | 'starsMissing' | 'titleLabel' | 'textLabel' | 'textHint' | 'nameLabel' | 'nameMissing'
type ResultText = 'problems' | 'failed' | 'tooMany' | 'published' | 'pending' | 'deleted'
type ButtonText = 'publish' | 'save' | 'delete' | 'deleteQuestion' | 'deleteText' | 'keep'
type ReviewFormTexts = Record<
  FieldText | ResultText | ButtonText | 'languageLabel' | 'english' | 'nepali' | 'optional',
  string
>

const FIELDS = ['stars', 'title', 'text', 'name'] as const
type Errors = Partial<Record<(typeof FIELDS)[number], string>>

type ReviewFormProps = {
  slug: string
  language: Language
  texts: ReviewFormTexts
  /** "5 stars" to "1 star". */
  stars: readonly { value: string; text: string }[]
  draft: Omit<ReviewInput, 'stars'> & { stars: string }
  isNew: boolean
  /** What was wrong when the form was sent without scripts. */
  errors: Errors
  reason: string | undefined
}

/** The form of the visitor's own review. It works without scripts; with them it is sent from this page. */
export function ReviewForm({ slug, language, texts, stars, draft, isNew, ...given }: ReviewFormProps) {
  const client = useClient()
  const showToast = useToast()
  const router = useRouter()
  const [{ errors, reason, attempt }, setState] = useState({ errors: given.errors, reason: given.reason, attempt: 0 })
  const [pending, setPending] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const input = readInput(new FormData(event.currentTarget))
    const missing = findMissing(input, texts)
    const refuse = (next: { errors: Errors; reason?: string | undefined }) =>
      setState({ reason: undefined, ...next, attempt: attempt + 1 })
    if (Object.keys(missing).length > 0) return refuse({ errors: missing })
    setPending(true)
    try {
      const { status } = await saveReview(client, { product: slug, ...input }, { silent: true })
      showToast({ kind: 's', text: status === 'published' ? texts.published : texts.pending })
      router.push(localPath(language, reviewsPath(slug)) as Parameters<typeof router.push>[0])
    } catch (error) {
      refuse(refusalOf(error, texts))
    }
    setPending(false)
  }

  const summary = FIELDS.flatMap((field) => {
    const text = errors[field]
    return text ? [{ field, text }] : []
  })
  return (
    <form className={styles.form} method="post" action={SAVE_REVIEW_ACTION} onSubmit={submit} noValidate>
      <ErrorSummary
        heading={texts.problems}
        errors={reason ? [...summary, { text: reason }] : summary}
        attempt={attempt}
      />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="product" value={slug} />
      <ChoiceGroup
        name="stars"
        legend={texts.starsLabel}
        options={stars.map((choice) => ({ ...choice, detail: <Stars value={Number(choice.value)} /> }))}
        defaultValue={draft.stars}
        error={errors.stars}
        required
      />
      <TextField
        name="title"
        label={texts.titleLabel}
        optional={texts.optional}
        defaultValue={draft.title}
        error={errors.title}
        maxLength={120}
      />
      <TextField
        name="text"
        multiline
        rows={8}
        label={texts.textLabel}
        hint={texts.textHint}
        optional={texts.optional}
        defaultValue={draft.text}
        error={errors.text}
        maxLength={4000}
      />
      <ChoiceGroup
        name="review_language"
        legend={texts.languageLabel}
        options={[
          { value: 'en', text: texts.english },
          { value: 'ne', text: texts.nepali },
        ]}
        defaultValue={draft.language}
      />
      <TextField
        name="name"
        label={texts.nameLabel}
        defaultValue={draft.name}
        error={errors.name}
        autoComplete="nickname"
        maxLength={60}
        required
      />
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          {isNew ? texts.publish : texts.save}
        </Button>
      </div>
    </form>
  )
}

/** Deletes the review after a confirmation; without scripts at once. */
export function DeleteReviewForm({ slug, language, texts }: Pick<ReviewFormProps, 'slug' | 'language' | 'texts'>) {
  const client = useClient()
  const showToast = useToast()
  const router = useRouter()
  const [pending, setPending] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const question = { title: texts.deleteQuestion, text: texts.deleteText }
    if (!(await confirm({ ...question, confirmText: texts.delete, cancelText: texts.keep }))) return
    setPending(true)
    await deleteReview(client, { product: slug }).then(
      () => {
        showToast({ kind: 's', text: texts.deleted })
        router.push(localPath(language, reviewsPath(slug)) as Parameters<typeof router.push>[0])
      },
      // A toast was shown.
      () => undefined,
    )
    setPending(false)
  }

  return (
    <form className={styles.all} method="post" action={DELETE_REVIEW_ACTION} onSubmit={submit}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="product" value={slug} />
      <Button type="submit" kind="plain" pending={pending}>
        {texts.delete}
      </Button>
    </form>
  )
}

function readInput(form: FormData): ReviewInput {
  const text = (name: string) => String(form.get(name) ?? '')
  const language = languageOf(text('review_language'))
  return { stars: Number(text('stars')), name: text('name'), title: text('title'), text: text('text'), language }
}

const findMissing = ({ stars, name }: ReviewInput, texts: ReviewFormTexts): Errors => ({
  ...(stars === 0 && { stars: texts.starsMissing }),
  ...(name.trim() === '' && { name: texts.nameMissing }),
})

/** The messages of the API by field, or the reason where no field is wrong. */
function refusalOf(error: unknown, texts: ReviewFormTexts): { errors: Errors; reason?: string } {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 429) return { errors: {}, reason: texts.tooMany }
  const body: Record<string, unknown> = error.status === 400 ? Object(error.body) : {}
  const found = FIELDS.flatMap((field) => {
    const [text] = [body[field] ?? []].flat()
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  return found.length > 0 ? { errors: Object.fromEntries(found) } : { errors: {}, reason: texts.failed }
}
