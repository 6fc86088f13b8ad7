import { type Customer, type CustomerDetail, getCustomer, mergeCustomers } from '@dabali/api-client/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api, conflictOf } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { compareCustomers, titleOf } from './customer-facts.ts'

type MergeDialogProps = { customer: CustomerDetail; reload: () => unknown; onClose: () => void }

/** Finds the other account of the person, compares both and merges the one that goes into the one that stays. */
export function MergeDialog({ customer, reload, onClose }: MergeDialogProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [otherId, setOtherId] = useState<string>()
  const [staysOther, setStaysOther] = useState(false)
  const other = useQuery({
    queryKey: ['customers', 'merge', otherId],
    queryFn: ({ signal }) => getCustomer(api, { id: otherId ?? '' }, { signal, silent: true }),
    enabled: otherId !== undefined,
  })
  const [kept, merged] = staysOther ? [other.data, customer] : [customer, other.data]
  const merge = useAction(
    (pair: { kept: CustomerDetail; merged: CustomerDetail }, idempotencyKey) =>
      mergeCustomers(
        api,
        {
          ...{ id: pair.kept.id, ifMatch: pair.kept.version },
          ...{ account_id: pair.merged.id, version: pair.merged.version, idempotencyKey },
        },
        { silent: true },
      ).catch((error: unknown) => {
        if (conflictOf(error)) void Promise.all([reload(), other.refetch()])
        throw error
      }),
    {
      done: 'resources.customers.done.merged',
      onDone: ({ id }) => {
        onClose()
        // The account that was compared may be gone: it is not loaded again.
        queries.removeQueries({ queryKey: ['customers', 'merge'] })
        if (id !== customer.id) navigate(`/customers/${encodeURIComponent(id)}/show`, { replace: true })
      },
      isLeft: ({ id }) => id !== customer.id,
    },
  )
  return (
    <Question
      title={translate('resources.customers.questions.merge')}
      confirm={translate('resources.customers.actions.merge')}
      onConfirm={() => kept && merged && merge.mutate({ kept, merged })}
      onClose={onClose}
      isBusy={merge.isPending}
      isDisabled={!other.data || other.data.is_staff}
      error={merge.error}
      isFinal
      isWide
    >
      {otherId === undefined ? (
        <FindAccount own={customer.id} onChoose={setOtherId} />
      ) : (
        <button
          type="button"
          className="link"
          onClick={() => {
            merge.reset()
            setOtherId(undefined)
          }}
        >
          {translate('resources.customers.merging.another')}
        </button>
      )}
      {otherId !== undefined && other.error && <LoadError error={other.error} retry={other.refetch} />}
      {otherId !== undefined && other.isPending && <LoadingRows />}
      {other.data && kept && merged && (
        <>
          <StayingAccount accounts={[customer, other.data]} staysOther={staysOther} setStaysOther={setStaysOther} />
          <Comparison kept={kept} merged={merged} />
        </>
      )}
    </Question>
  )
}

const MOST_FOUND = 8
const LEAST_TYPED = 2

function FindAccount({ own, onChoose }: { own: string; onChoose: (id: string) => void }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const id = useId()
  const [text, setText] = useState('')
  const q = text.trim()
  const { data = [], isFetching } = useGetList<Customer>(
    'customers',
    { filter: { q, kind: 'account' }, pagination: { page: 1, perPage: MOST_FOUND } },
    { enabled: q.length >= LEAST_TYPED },
  )
  const found = q.length >= LEAST_TYPED ? data.filter((one) => one.id !== own) : []
  return (
    <div className="field">
      <label htmlFor={id}>{translate('resources.customers.merging.find')}</label>
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p className="hint" role="status">
        {q.length >= LEAST_TYPED && !isFetching && found.length === 0 ? translate('admin.search.none') : ''}
      </p>
      {found.length > 0 && (
        <ul className="found">
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onChoose(one.id)}>
                {titleOf(one)}{' '}
                <span className="quiet small">
                  {[
                    one.email !== titleOf(one) && one.email,
                    one.phone,
                    translate('resources.customers.counts.orders', {
                      smart_count: one.num_orders,
                      count: number(one.num_orders),
                    }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type StayingProps = {
  accounts: readonly [CustomerDetail, CustomerDetail]
  staysOther: boolean
  setStaysOther: (staysOther: boolean) => void
}

function StayingAccount({ accounts, staysOther, setStaysOther }: StayingProps) {
  const translate = useTranslate()
  const name = useId()
  return (
    <fieldset className="fields fields--2">
      <legend className="legend">{translate('resources.customers.merging.which')}</legend>
      {accounts.map((account, at) => (
        <label key={account.id} className="choice">
          <input
            type="radio"
            name={name}
            checked={staysOther === (at === 1)}
            onChange={() => setStaysOther(at === 1)}
          />
          <span className="what">
            <b>{titleOf(account)}</b>
            {account.email !== titleOf(account) && <span className="sub">{account.email}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Comparison({ kept, merged }: { kept: CustomerDetail; merged: CustomerDetail }) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  const { profile, parts, moving, lostEmail } = compareCustomers(kept, merged)
  const rows: [string, string, string][] = [
    ...profile.map(({ field, ...sides }): [string, string, string] => [
      translate(`resources.customers.profile.${field}`),
      sides.kept || '–',
      sides.merged || '–',
    ]),
    [translate('resources.customers.fields.since'), time(kept.since), time(merged.since)],
    ...parts.map(({ part, ...counts }): [string, string, string] => [
      translate(`resources.customers.parts.${part}`),
      number(counts.kept),
      number(counts.merged),
    ]),
  ]
  const list = moving.map(({ part, count }) =>
    translate(`resources.customers.counts.${part}`, { smart_count: count, count: number(count) }),
  )
  return (
    <>
      <table className="grid compare">
        <caption className="visually-hidden">{translate('resources.customers.merging.caption')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{translate('resources.customers.merging.stays')}</th>
            <th scope="col">{translate('resources.customers.merging.goes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...sides]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{sides[0]}</td>
              <td>{sides[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {merged.is_staff || kept.is_staff ? (
        <p className="notice notice--e">{translate('resources.customers.isStaff')}</p>
      ) : (
        <div className="stack-2">
          <p>
            {list.length > 0
              ? translate('resources.customers.merging.moves', { list: list.join(', ') })
              : translate('resources.customers.merging.movesNothing')}
          </p>
          <p>{translate('resources.customers.merging.also')}</p>
          {lostEmail && <p>{translate('resources.customers.merging.lostEmail', { email: lostEmail })}</p>}
          <p>{translate('resources.customers.merging.final')}</p>
        </div>
      )}
    </>
  )
}
