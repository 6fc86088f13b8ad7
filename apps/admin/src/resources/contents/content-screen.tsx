import { type ContentDocument, getStaffContent, type StaffContent } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { api, codeOf } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { ConflictScreen } from './conflict.tsx'
import { KINDS, SHAPES } from './content-kinds.ts'
import { Completeness, ContentState } from './content-list.tsx'
import { DeletedDraft } from './deleted-draft.tsx'
import { DocumentFields } from './document-fields.tsx'
import { LinksField, ProductsField } from './links-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PreviewLinks } from './preview-links.tsx'
import { PreviewButton, PreviewLayout, usePreviewPane } from './preview-pane.tsx'
import { Publishing } from './publishing.tsx'
import { Revisions } from './revisions.tsx'
import { SimpleField } from './simple-fields.tsx'
import { type Draft, readUnsaved, useDraft } from './use-draft.ts'

export default function ContentScreen() {
  const { id = '' } = useParams()
  // Read anew each time: a list has contents without their documents, and an editor that begins with an old version would
  // meet a conflict with the member's own saves.
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['content-editor', id],
    gcTime: 0,
    refetchOnWindowFocus: false,
    // The client repeats what failed for a moment; what does not exist is not asked for again.
    retry: false,
    queryFn: ({ signal }) => getStaffContent(api, { id }, { signal }),
  })
  const unsaved = codeOf(error) === 'not_found' ? readUnsaved(Number(id)) : undefined
  if (unsaved && !data) return <UnsavedOfDeleted id={Number(id)} document={unsaved.document} />
  if (error && !data) return <LoadError error={error} retry={refetch} />
  if (isPending || !data) return <LoadingRows />
  // Later answers don't change the editor: it has what the member is typing.
  return <Editor key={data.id} first={data} />
}

/** What this browser has of a draft that does not exist any more. */
function UnsavedOfDeleted({ id, document }: { id: number; document: ContentDocument }) {
  const nameOf = useNameOf()
  return (
    <>
      <PageHead area={KINDS[document.kind].site} title={nameOf({ slug: '', title: document.title })} />
      <DeletedDraft id={id} readDocument={() => document} />
    </>
  )
}

function Editor({ first }: { first: StaffContent }) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const may = useMay()
  const form = useForm<FieldValues>({ defaultValues: readUnsaved(first.id)?.document ?? first.document })
  const draft = useDraft(form, first)
  const pane = usePreviewPane()
  const { content, conflict } = draft
  const current = conflict?.current ?? content
  const { site, fields } = KINDS[content.kind]
  const isClosed = !may('contents.write')
  const isDeleted = draft.state === 'deleted'
  useProblems(form, content.problems)
  return (
    <FormProvider {...form}>
      <PageHead
        area={site}
        title={nameOf(current)}
        meta={
          <>
            <span>{translate(`resources.contents.kinds.${content.kind}`)}</span>
            <ContentState item={current} />
            {!isClosed && <SaveStatus draft={draft} />}
          </>
        }
        actions={!isClosed && !isDeleted && !conflict && <PreviewButton draft={draft} pane={pane} />}
      />
      {isDeleted && <DeletedDraft id={content.id} readDocument={draft.readForm} />}
      {conflict ? (
        <ConflictScreen draft={draft} conflict={conflict} />
      ) : (
        <PreviewLayout draft={draft} isOpen={pane.isOpen && !isClosed && !isDeleted}>
          <div className="side-by-side">
            <div className="stack-6">
              <div className="stack">
                <BilingualField source="title" label="resources.contents.fields.title" required disabled={isClosed} />
                <BilingualField
                  source="summary"
                  label="resources.contents.fields.summary"
                  multiline
                  disabled={isClosed}
                />
                <BilingualField source="body" label="resources.contents.fields.body" rich disabled={isClosed} />
              </div>
              {fields.length > 0 && (
                <Section title={translate('resources.contents.details')}>
                  <DocumentFields fields={fields} isClosed={isClosed} />
                </Section>
              )}
              <LinksField content={content} isClosed={isClosed} />
              <ProductsField content={content} isClosed={isClosed} />
            </div>
            <div className="stack-6">
              {!isDeleted && <Publishing draft={draft} isClosed={isClosed} />}
              <Section title={translate('resources.contents.complete')}>
                <Completeness complete={content.complete} />
              </Section>
              <Section title={translate('resources.contents.address')}>
                <SimpleField field={{ type: 'line', path: 'slug' }} isClosed={isClosed} />
              </Section>
              <PictureField
                path="picture"
                title={translate('resources.contents.picture')}
                shapes={SHAPES[content.kind]}
                isClosed={isClosed}
              />
              {!isClosed && !isDeleted && <PreviewLinks draft={draft} />}
              {!isDeleted && <Revisions draft={draft} isClosed={isClosed} />}
            </div>
          </div>
        </PreviewLayout>
      )}
    </FormProvider>
  )
}

/** Shows what the API has found under the fields; it does not keep a draft from being saved. */
function useProblems(form: ReturnType<typeof useForm<FieldValues>>, problems: StaffContent['problems']) {
  useEffect(() => {
    form.clearErrors()
    for (const [path, [message]] of Object.entries(problems)) {
      // A text in two languages is one field.
      const field = path.replace(/\.(?:en|ne)$/, '')
      form.setError(field, { type: 'server', message: String(message) })
    }
  }, [form, problems])
}

function SaveStatus({ draft: { state, savedAt, refusal, save } }: { draft: Draft }) {
  const translate = useTranslate()
  const { time } = useFormat()
  const isFailed = state === 'failed' || state === 'offline' || state === 'conflict' || state === 'deleted'
  return (
    <span role="status" className={isFailed ? 'error-text' : undefined}>
      {state === 'saved'
        ? savedAt && translate('resources.contents.save.saved', { time: time(savedAt) })
        : translate(`resources.contents.save.${state}`)}
      {state === 'failed' && refusal && ` ${translate(refusal, { _: refusal })}`}
      {state === 'failed' && (
        <button type="button" className="link" onClick={() => void save()}>
          {translate('admin.action.tryAgain')}
        </button>
      )}
    </span>
  )
}
