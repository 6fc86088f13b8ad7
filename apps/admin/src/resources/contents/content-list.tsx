import { createStaffContent, type StaffContentItem } from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { Filters, SearchFilter, SelectFilter, Views } from '../../layout/filters.tsx'
import { PageHead, Status, type Tone } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { KIND_NAMES, type Kind, STATES } from './content-kinds.ts'

const LANGUAGES = ['en', 'ne'] as const
const STATE_TONES: Record<StaffContentItem['state'], Tone> = {
  draft: 'o',
  scheduled: 'n',
  published: 's',
  unpublished: 'o',
}

const contentPath = (id: number) => `/contents/${id}/show`

export default function ContentList() {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const [isCreating, setCreating] = useState(false)
  return (
    <ListBase resource="contents" perPage={25} exporter={false}>
      <PageHead
        area="culture"
        title={translate('resources.contents.name', { smart_count: 2 })}
        meta={translate('resources.contents.text')}
        actions={
          may('contents.write') && (
            <button type="button" className="button" aria-keyshortcuts="N" onClick={() => setCreating(true)}>
              {translate('resources.contents.create')}
            </button>
          )
        }
      />
      <Views />
      <Filters>
        <SearchFilter label="resources.contents.search" />
        <SelectFilter
          source="kind"
          label="resources.contents.kind"
          all="resources.contents.anyKind"
          choices={KIND_NAMES}
          names="resources.contents.kinds"
        />
        <SelectFilter
          source="state"
          label="resources.orders.fields.state"
          all="resources.contents.anyState"
          choices={STATES}
          names="resources.contents.states"
        />
        <SelectFilter
          source="incomplete"
          label="resources.contents.incomplete"
          all="resources.contents.anyLanguage"
          choices={LANGUAGES}
          names="resources.contents.missingIn"
        />
      </Filters>
      <RecordTable<StaffContentItem>
        caption="resources.contents.caption"
        empty="resources.contents.none"
        name={{
          label: 'resources.contents.title',
          show: (item) => <Titles item={item} />,
          href: ({ id }) => contentPath(id),
        }}
        columns={[
          {
            label: 'resources.contents.kind',
            show: ({ kind }) => translate(`resources.contents.kinds.${kind}`),
          },
          { label: 'resources.orders.fields.state', show: (item) => <ContentState item={item} /> },
          { label: 'resources.contents.complete', show: ({ complete }) => <Completeness complete={complete} /> },
          {
            label: 'resources.contents.changed',
            show: ({ saved_at: saved, updated_at: updated, saved_by: by }) => (
              <>
                {time(saved ?? updated)}
                <span className="sub">{by}</span>
              </>
            ),
          },
        ]}
      />
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </ListBase>
  )
}

function Titles({ item: { title, slug } }: { item: StaffContentItem }) {
  return (
    <span className="serif">
      {title.en || title.ne || slug}
      {title.en && title.ne && (
        <span className="sub" lang="ne">
          {title.ne}
        </span>
      )}
    </span>
  )
}

type StateProps = { item: Pick<StaffContentItem, 'state' | 'published_at' | 'has_draft'> }

/** Whether visitors see it, when they will, and whether there are changes that they don't see. */
export function ContentState({ item: { state, published_at: at, has_draft: hasDraft } }: StateProps) {
  const translate = useTranslate()
  const { time } = useFormat()
  return (
    <span className="states">
      <Status tone={STATE_TONES[state]}>{translate(`resources.contents.states.${state}`)}</Status>
      {state === 'scheduled' && at && <span className="quiet small">{time(at)}</span>}
      {state === 'published' && hasDraft && (
        <span className="quiet small">{translate('resources.contents.hasChanges')}</span>
      )}
    </span>
  )
}

export function Completeness({ complete }: { complete: StaffContentItem['complete'] }) {
  const translate = useTranslate()
  return (
    <span className="line">
      {LANGUAGES.map((language) => (
        <Status key={language} tone={complete.includes(language) ? 's' : 'w'}>
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="visually-hidden">
            {translate(`resources.contents.${complete.includes(language) ? 'isComplete' : 'missingIn'}.${language}`)}
          </span>
        </Status>
      ))}
    </span>
  )
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const id = useId()
  const form = useDialogValues<{ kind: Kind; title: { en: string; ne: string } }>('contents.create', () => ({
    kind: 'article',
    title: { en: '', ne: '' },
  }))
  const { kind, title } = form.values
  const setKind = (chosen: Kind) => form.setValues({ kind: chosen, title })
  const setTitle = (typed: { en: string; ne: string }) => form.setValues({ kind, title: typed })
  const create = useAction(
    (_: undefined, idempotencyKey) => createStaffContent(api, { kind, title, idempotencyKey }, { silent: true }),
    { done: 'resources.contents.created', onDone: (made) => form.sentThen(() => navigate(contentPath(made.id)))() },
  )
  return (
    <Question
      title={translate('resources.contents.create')}
      confirm={translate('resources.contents.createDraft')}
      onConfirm={() => create.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={create.isPending}
      isDisabled={title.en.trim() === '' && title.ne.trim() === ''}
      error={create.error}
    >
      <div className="field">
        <label htmlFor={`${id}-kind`}>{translate('resources.contents.kind')}</label>
        <select
          id={`${id}-kind`}
          className="input"
          value={kind}
          onChange={(event) => setKind(KIND_NAMES.find((name) => name === event.target.value) ?? 'article')}
        >
          {KIND_NAMES.map((name) => (
            <option key={name} value={name}>
              {translate(`resources.contents.kinds.${name}`)}
            </option>
          ))}
        </select>
      </div>
      {LANGUAGES.map((language) => (
        <div key={language} className="field">
          <label htmlFor={`${id}-${language}`}>{translate(`resources.contents.titleIn.${language}`)}</label>
          <input
            id={`${id}-${language}`}
            className="input"
            lang={language}
            value={title[language]}
            onChange={(event) => setTitle({ ...title, [language]: event.target.value })}
          />
        </div>
      ))}
    </Question>
  )
}
