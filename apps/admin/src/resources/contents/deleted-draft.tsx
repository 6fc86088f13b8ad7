import { type ContentDocument, createStaffContent, saveContentDraft } from '@dabali/api-client/staff'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { GOES_ON, LeaveQuestion } from '../../fields/unsaved-changes.tsx'
import { ActionError } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { forgetUnsaved } from './use-draft.ts'

type DeletedDraftProps = { id: number; readDocument: () => ContentDocument }

/** Another member has deleted the draft: what was typed in it can be saved as a new one. */
export function DeletedDraft({ id, readDocument }: DeletedDraftProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const leave = (path: string) => {
    forgetUnsaved(id)
    navigate(path, { state: GOES_ON })
  }
  const save = useAction(
    async (_: undefined, idempotencyKey) => {
      const document = readDocument()
      const { kind, title } = document
      const made = await createStaffContent(api, { kind, title, idempotencyKey }, { silent: true })
      const asked = { id: made.id, ifMatch: made.version, idempotencyKey, ...document, slug: made.slug }
      return saveContentDraft(api, asked as Parameters<typeof saveContentDraft>[1], { silent: true })
    },
    {
      done: 'resources.contents.created',
      onDone: (made) => leave(`/contents/${made.id}/show`),
      isLeft: () => true,
    },
  )
  return (
    <div className="notice notice--e">
      <div className="stack-2">
        <p role="alert">{translate('resources.contents.deleted.text')}</p>
        <ActionError error={save.error} />
        <div className="line">
          <button type="button" className="button" disabled={save.isPending} onClick={() => save.mutate(undefined)}>
            {translate('resources.contents.deleted.saveAsNew')}
          </button>
          <button
            type="button"
            className="button button--plain"
            disabled={save.isPending}
            onClick={() => setAsked(true)}
          >
            {translate('resources.contents.deleted.discard')}
          </button>
        </div>
      </div>
      {isAsked && (
        <Question
          title={translate('resources.contents.deleted.ask')}
          confirm={translate('resources.contents.deleted.discard')}
          onConfirm={() => leave('/contents')}
          onClose={() => setAsked(false)}
          isFinal
        />
      )}
      <LeaveQuestion isDirty text="resources.contents.deleted.leave" />
    </div>
  )
}
