import {
  createLiveHashes,
  type LiveAccessHashList,
  listLiveHashes,
  revokeLiveHash,
  type StaffLive,
} from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { LeaveQuestion } from '../../fields/unsaved-changes.tsx'
import { useFormat } from '../../i18n/format.ts'
import { cultureAddress } from '../../layout/appearance.tsx'
import { type FormField, FormFields, type FormValues, useDialogValues } from '../../layout/dialog-form.tsx'
import { LoadError, LoadingRows, Section, StateMessage } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'

type AccessLink = LiveAccessHashList['results'][number]
type MadeLinks = Awaited<ReturnType<typeof createLiveHashes>>

/** Links that admit guests without a ticket. The address of a link is shown once, when it is made. */
export function AccessLinks({ live: { event_date_id: id } }: { live: StaffLive }) {
  const translate = useTranslate()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeLinks>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['live-links', id],
    queryFn: ({ signal }) => listLiveHashes(api, { id: String(id) }, { signal, silent: true }),
  })
  return (
    <Section
      title={translate('resources.live-control.links.title')}
      action={
        may('live.write') && (
          <button type="button" className="link" onClick={() => setAdding(true)}>
            {translate('resources.live-control.links.new')}
          </button>
        )
      }
    >
      {error && !data && <LoadError error={error} retry={refetch} />}
      {isPending && <LoadingRows />}
      {data?.results.length === 0 && (
        <StateMessage kind="empty" title={translate('resources.live-control.links.none')} />
      )}
      {data && data.results.length > 0 && <LinkTable id={id} links={data.results} />}
      {isAdding && (
        <NewLinks
          id={id}
          onClose={() => setAdding(false)}
          onMade={(links) => {
            setAdding(false)
            setMade(links)
          }}
        />
      )}
      {made && <MadeDialog made={made} onClose={() => setMade(undefined)} />}
    </Section>
  )
}

function LinkTable({ id, links }: { id: number; links: readonly AccessLink[] }) {
  const translate = useTranslate()
  const may = useMay()
  const { number, time } = useFormat()
  const [asked, setAsked] = useState<AccessLink>()
  const nameOf = ({ name }: AccessLink) => name || translate('resources.live-control.links.unnamed')
  const isOver = ({ expires_at: at }: AccessLink) => at !== null && Date.parse(at) < Date.now()
  return (
    <div className="scroll">
      <table className="grid grid--fold">
        <caption className="visually-hidden">{translate('resources.live-control.links.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('resources.live-control.links.name')}</th>
            <th scope="col" className="num">
              {translate('resources.live-control.links.uses')}
            </th>
            <th scope="col">{translate('resources.live-control.links.lastUsed')}</th>
            <th scope="col">{translate('resources.live-control.links.expires')}</th>
            {may('live.write') && <th scope="col">{translate('admin.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.id}>
              <th scope="row">
                {nameOf(link)}
                <span className="sub">{[link.created_by, time(link.created_at)].filter(Boolean).join(', ')}</span>
              </th>
              <td className="num">
                {link.most_uses === null
                  ? number(link.uses)
                  : translate('resources.live-control.links.usesOf', {
                      uses: number(link.uses),
                      most: number(link.most_uses),
                    })}
              </td>
              <td>{link.last_used_at ? time(link.last_used_at) : translate('resources.live-control.links.notUsed')}</td>
              <td>
                {link.expires_at === null
                  ? translate('resources.live-control.links.noEnd')
                  : isOver(link)
                    ? translate('resources.live-control.links.isOver')
                    : time(link.expires_at)}
              </td>
              {may('live.write') && (
                <td className="wide">
                  <button type="button" className="link" onClick={() => setAsked(link)}>
                    {translate('resources.live-control.links.revoke')}
                    <span className="visually-hidden">{nameOf(link)}</span>
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {asked && <RevokeQuestion id={id} link={asked} name={nameOf(asked)} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type RevokeProps = { id: number; link: AccessLink; name: string; onClose: () => void }

function RevokeQuestion({ id, link, name, onClose }: RevokeProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const revoke = useAction((_: undefined) => revokeLiveHash(api, { id: String(id), hash: link.id }, { silent: true }), {
    done: 'resources.live-control.links.revoked',
    onDone: onClose,
  })
  return (
    <Question
      title={translate('resources.live-control.links.askRevoke', { name })}
      confirm={translate('resources.live-control.links.revokeLink')}
      onConfirm={() => revoke.mutate(undefined)}
      onClose={onClose}
      isBusy={revoke.isPending}
      error={revoke.error}
      isFinal
    >
      <p>
        {translate('resources.live-control.links.revokeText', { smart_count: link.uses, count: number(link.uses) })}
      </p>
    </Question>
  )
}

const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'resources.live-control.links.name', isOptional: true },
  { name: 'count', label: 'resources.live-control.links.count', type: 'number' },
  {
    name: 'most_uses',
    label: 'resources.live-control.links.mostUses',
    hint: 'resources.live-control.links.mostUsesHint',
    type: 'number',
    isOptional: true,
  },
  {
    name: 'expires_at',
    label: 'resources.live-control.links.expires',
    hint: 'resources.live-control.links.expiresHint',
    type: 'time',
    isOptional: true,
  },
]

type NewLinksProps = { id: number; onClose: () => void; onMade: (made: MadeLinks) => void }

function NewLinks({ id, onClose, onMade }: NewLinksProps) {
  const translate = useTranslate()
  const form = useDialogValues<FormValues>(`live.${id}.links`, () => ({
    name: '',
    count: '1',
    most_uses: '1',
    expires_at: '',
  }))
  const { values, setValues } = form
  const text = (name: string) => String(values[name] ?? '').trim()
  const create = useAction(
    (_: undefined, idempotencyKey) => {
      const wish = {
        ...{ id: String(id), idempotencyKey },
        name: text('name'),
        count: Number(text('count')),
        most_uses: text('most_uses') === '' ? null : Number(text('most_uses')),
        // Times are those of Nepal.
        expires_at: text('expires_at') === '' ? null : new Date(`${text('expires_at')}:00+05:45`).toISOString(),
      }
      return createLiveHashes(api, wish, { silent: true })
    },
    { onDone: (made) => form.sentThen(() => onMade(made))(), keyOf: form.keyOf },
  )
  return (
    <Question
      title={translate('resources.live-control.links.new')}
      confirm={translate('resources.live-control.links.create')}
      onConfirm={() => create.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={create.isPending}
      error={create.error}
    >
      <FormFields fields={FIELDS} values={values} set={setValues} error={create.error} />
      <p className="hint">{translate('resources.contents.inZone')}</p>
    </Question>
  )
}

/** Nothing shows the addresses again: until they are copied, only the button below the warning closes it. */
function MadeDialog({ made: { hashes }, onClose }: { made: MadeLinks; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { number } = useFormat()
  const [isCopied, setCopied] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const addresses = hashes.map(({ path }) => cultureAddress(path))
  const copy = () =>
    navigator.clipboard.writeText(addresses.join('\n')).then(
      () => {
        setCopied(true)
        notify('resources.live-control.links.copied', { type: 'success' })
      },
      () => notify('resources.live-control.links.notCopied', { type: 'warning' }),
    )
  return (
    <Question
      title={translate('resources.live-control.links.made', {
        smart_count: hashes.length,
        count: number(hashes.length),
      })}
      confirm={translate('resources.live-control.links.copy')}
      onConfirm={copy}
      close={translate('admin.action.close')}
      onClose={() => (isCopied ? onClose() : setAsked(true))}
      isWide
    >
      <LeaveQuestion isDirty={!isCopied} />
      <p>{translate('resources.live-control.links.onlyNow')}</p>
      <textarea
        className="input mono"
        readOnly
        rows={Math.min(8, addresses.length + 1)}
        aria-label={translate('resources.live-control.links.addresses')}
        value={addresses.join('\n')}
        onCopy={() => setCopied(true)}
      />
      <div role="alert">
        {!isCopied && isAsked && (
          <div className="notice notice--e">
            <p>{translate('resources.live-control.links.lostWhenClosed')}</p>
            {/* The dialog grows: the second click of a double click may be on this button. */}
            <button type="button" className="link" onClick={({ detail }) => detail < 2 && onClose()}>
              {translate('resources.live-control.links.closeAnyway')}
            </button>
          </div>
        )}
      </div>
    </Question>
  )
}
