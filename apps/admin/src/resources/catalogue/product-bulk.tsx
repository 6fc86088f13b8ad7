import { newId } from '@dabali/api-client'
import { changeStaffProducts, listStaffProducts, type StaffProductCard } from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { FormFields, useDialogValues } from '../../layout/dialog-form.tsx'
import { Section, Status } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { BulkBar } from '../../layout/record-table.tsx'
import type { Chosen } from '../../layout/row-keys.ts'
import {
  BULK_ACTIONS,
  type BulkAction,
  type BulkResult,
  bulkFields,
  changedProducts,
  countResults,
  exceededLimit,
  FIRST_VALUES,
  inverseOf,
  isFailure,
  isPriceAction,
  MOST_PRODUCTS,
  toChange,
} from './bulk-change.ts'
import { flatten, toTree, useCategories } from './categories.ts'
import { refuse } from './use-product-save.ts'

type Card = StaffProductCard

export const useCardName = () => {
  const nameOf = useNameOf()
  return ({ slug, title: { en = '', ne = '' } }: Card) => nameOf({ slug, name: { en, ne } })
}

const PAGE_SIZE = 100
/** A change of many products takes longer than other calls. */
const LONGEST_MS = 60_000

/** All products of the filter, as many as one change may have. */
async function loadMatching(filter: object): Promise<Card[]> {
  const found: Card[] = []
  for (let page = 1; found.length < MOST_PRODUCTS; page += 1) {
    const { results, next } = await listStaffProducts(api, { ...filter, page, page_size: PAGE_SIZE }, { silent: true })
    found.push(...results)
    if (!next) break
  }
  return found.slice(0, MOST_PRODUCTS)
}

/** What came of a change, with the products as they were chosen for it. */
export type Outcome = { results: readonly BulkResult[]; cards: Chosen<Card> }
type BulkProps = {
  chosen: Chosen<Card>
  setChosen: (chosen: Chosen<Card>) => void
  setOutcome: (outcome: Outcome) => void
}

/** How many products are chosen, and what can be done with all of them. */
export function ProductBulk({ chosen, setChosen, setOutcome }: BulkProps) {
  const translate = useTranslate()
  const may = useMay()
  const notify = useNotify()
  const { number } = useFormat()
  const id = useId()
  const [action, setAction] = useState<BulkAction>()
  const [isLoading, setLoading] = useState(false)
  const { data = [], total = 0, filterValues = {} } = useListContext<Card>()
  const actions = BULK_ACTIONS.filter((one) => !isPriceAction(one) || may('prices.write'))
  const add = (cards: readonly Card[]) =>
    setChosen(new Map([...chosen, ...cards.map((card) => [card.id, card] as const)]))
  const chooseMatching = async () => {
    setLoading(true)
    try {
      add(await loadMatching(filterValues))
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  const matching = Math.min(total, MOST_PRODUCTS)
  const isTooMany = chosen.size > MOST_PRODUCTS
  const finish = (done: readonly BulkResult[]) => {
    setOutcome({ results: done, cards: chosen })
    setAction(undefined)
    // The next attempt is about the present versions.
    const failed = done.filter(isFailure).flatMap(({ id: key, version }) => {
      const card = chosen.get(key)
      return card ? [[key, { ...card, version: version ?? card.version }] as const] : []
    })
    setChosen(new Map(failed))
  }
  if (chosen.size === 0) return null
  return (
    <BulkBar
      count={translate('resources.products.bulk.chosen', { smart_count: chosen.size, count: number(chosen.size) })}
      clear={() => setChosen(new Map())}
    >
      <label htmlFor={id} className="visually-hidden">
        {translate('resources.products.bulk.action')}
      </label>
      <select
        id={id}
        className="input input--fit"
        value=""
        disabled={isTooMany}
        onChange={({ target }) => setAction(actions.find((one) => one === target.value))}
      >
        <option value="">{translate('resources.products.bulk.action')}</option>
        {actions.map((one) => (
          <option key={one} value={one}>
            {translate(`resources.products.bulk.actions.${one}`)}
          </option>
        ))}
      </select>
      {matching > data.length && (
        <button type="button" disabled={isLoading} onClick={chooseMatching}>
          {translate(`resources.products.bulk.${total > MOST_PRODUCTS ? 'chooseFirst' : 'chooseMatching'}`, {
            count: number(matching),
          })}
        </button>
      )}
      {isTooMany && <p>{translate('resources.products.bulk.tooMany', { most: number(MOST_PRODUCTS) })}</p>}
      {action && <BulkQuestion action={action} chosen={chosen} onClose={() => setAction(undefined)} onDone={finish} />}
    </BulkBar>
  )
}

type BulkAnswer = { results: readonly BulkResult[] }
type BulkQuestionProps = {
  action: BulkAction
  chosen: Chosen<Card>
  onClose: () => void
  onDone: (results: readonly BulkResult[]) => void
}

/** The change for all chosen products, and how many these are. */
function BulkQuestion({ action, chosen, onClose, onDone }: BulkQuestionProps) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const { number } = useFormat()
  const form = useDialogValues(`products.bulk.${action}`, () => FIRST_VALUES)
  const { values, setValues } = form
  const { data: categories = [] } = useCategories()
  const { data = [] } = useListContext<Card>()
  const choices = flatten(toTree(categories)).map(
    ({ category, depth }) => [String(category.id), `${'– '.repeat(depth)}${nameOf(category)}`] as const,
  )
  const fields = bulkFields(action, choices, (key) => translate(`resources.products.bulk.${key}`))
  const change = toChange(action, values)
  const inverse = change && inverseOf(change)
  // The versions stay those of the first attempt: a list that is loaded again after a lost answer may already have the change.
  const [products] = useState(() => {
    const shown = new Map(data.map((card) => [card.id, card.version]))
    return [...chosen.values()].map(({ id, version }) => ({ id, version: Math.max(version, shown.get(id) ?? 0) }))
  })
  const send = useAction(
    async (asked: NonNullable<typeof change>, idempotencyKey) => {
      const most = exceededLimit(asked)
      if (most !== undefined) {
        const problem = translate('resources.products.bulk.mostPercent', { most: number(most) })
        refuse([['change', problem]], problem)
      }
      return changeStaffProducts(
        api,
        { products, change: asked, idempotencyKey },
        { silent: true, timeoutMilliseconds: LONGEST_MS },
      )
    },
    {
      onDone: ({ results }) => form.sentThen(() => onDone(results))(),
      ...(inverse && {
        done: 'resources.products.bulk.done',
        undo: ({ results }: BulkAnswer) =>
          changeStaffProducts(
            api,
            { products: changedProducts(results), change: inverse, idempotencyKey: newId() },
            { silent: true, timeoutMilliseconds: LONGEST_MS },
          ).then(({ results: undone }) => {
            if (undone.some(isFailure)) throw new Error('resources.products.bulk.undoneInPart')
          }),
        isDone: ({ results }: BulkAnswer) => changedProducts(results).length > 0,
      }),
    },
  )
  const count = { smart_count: chosen.size, count: number(chosen.size) }
  return (
    <Question
      title={translate(`resources.products.bulk.titles.${action}`, count)}
      confirm={translate(`resources.products.bulk.confirm.${action}`, count)}
      isFinal
      isWide={fields.length > 1}
      isBusy={send.isPending}
      isDisabled={change === undefined}
      error={send.error}
      names={Object.fromEntries(fields.map(({ name, problemAt, label }) => [problemAt ?? name, translate(label)]))}
      onClose={onClose}
      typed={form}
      onConfirm={() => change && send.mutate(change)}
    >
      {fields.length > 0 && <FormFields fields={fields} values={values} set={setValues} error={send.error} />}
      <p className="quiet">{translate('resources.products.bulk.text')}</p>
    </Question>
  )
}

type ResultsProps = Outcome & { close: () => void }

/** What was changed, and of each other product why it was not. */
export function BulkResults({ results, cards, close }: ResultsProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const nameOf = useCardName()
  const counts = countResults(results)
  const failed = results.filter(isFailure)
  return (
    <Section
      title={translate('resources.products.bulk.result')}
      action={
        <button type="button" className="link" onClick={close}>
          {translate('admin.action.close')}
        </button>
      }
    >
      <p role="status" className="line">
        {(['changed', 'unchanged', 'failed'] as const)
          .filter((name) => counts[name] > 0)
          .map((name) => (
            <Status key={name} tone={name === 'changed' ? 's' : name === 'failed' ? 'e' : 'o'}>
              {translate(`resources.products.bulk.counts.${name}`, {
                smart_count: counts[name],
                count: number(counts[name]),
              })}
            </Status>
          ))}
      </p>
      <ul className="rows">
        {failed.map(({ id, outcome, errors }) => {
          const card = cards.get(id)
          const reasons = Object.values(errors).flat()
          return (
            <li key={id}>
              <Link className="serif" to={`/products/${id}/show`}>
                {card ? nameOf(card) : number(id)}
              </Link>
              <span className="sub">
                {reasons.length > 0 ? reasons.join(' ') : translate(`resources.products.bulk.outcomes.${outcome}`)}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
