import { newId } from '@dabali/api-client'
import {
  changeStaffOffer,
  createStaffOffer,
  endStaffOffer,
  listStaffOffers,
  type StaffOffer,
} from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, conflictOf } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useOrder } from '../../fields/ordered-list.tsx'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useDialogValues } from '../../layout/dialog-form.tsx'
import { ActionError, LoadError, LoadingRows, PageHead, StateMessage } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { RecordDialog } from '../../layout/record-dialog.tsx'
import { flatten, toTree, useCategories } from '../catalogue/categories.ts'
import { CLASS_FIELDS, ClassFields, RuleState, useClassNames } from '../vouchers/rule-fields.tsx'
import { offerChanges, offerFields, readOffer } from './offer-forms.ts'

const PAGE_SIZE = 100

/** All of them: an order needs the whole list. */
async function loadOffers(signal: AbortSignal): Promise<StaffOffer[]> {
  const all: StaffOffer[] = []
  for (let page = 1; ; page += 1) {
    const { results, next } = await listStaffOffers(api, { page, page_size: PAGE_SIZE }, { signal })
    all.push(...results)
    if (!next) return all
  }
}

/** Offers in their order: of two with the same percentage the first one applies. */
export default function OfferList() {
  const translate = useTranslate()
  const may = useMay()
  const [opened, setOpened] = useState<StaffOffer | 'new'>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['offers', 'all'],
    queryFn: ({ signal }) => loadOffers(signal),
  })
  return (
    <>
      <PageHead
        area="store"
        title={translate('resources.offers.name', { smart_count: 2 })}
        meta={translate('resources.offers.text')}
        actions={
          may('offers.write') && (
            <button type="button" className="button" aria-keyshortcuts="N" onClick={() => setOpened('new')}>
              {translate('resources.offers.new')}
            </button>
          )
        }
      />
      {error && <LoadError error={error} retry={refetch} />}
      {isPending && <LoadingRows />}
      {data?.length === 0 && <StateMessage kind="empty" title={translate('resources.offers.none')} />}
      {data && data.length > 0 && <OrderedOffers offers={data} open={setOpened} reload={refetch} />}
      {opened && <OfferDialog {...(opened !== 'new' && { offer: opened })} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** The name in the language of the page, or in the other one. */
function useOfferName() {
  const nameOf = useNameOf()
  return ({ id, name }: StaffOffer) => nameOf({ slug: String(id), name })
}

type OrderedOffersProps = { offers: readonly StaffOffer[]; open: (offer: StaffOffer) => void; reload: () => unknown }

function OrderedOffers({ offers, open, reload }: OrderedOffersProps) {
  const translate = useTranslate()
  const may = useMay()('offers.write')
  const nameOf = useOfferName()
  const [ending, setEnding] = useState<StaffOffer>()
  const move = useAction(
    ({ offer, to }: { offer: StaffOffer; from: number; to: number }, idempotencyKey) =>
      changeStaffOffer(
        api,
        { id: String(offer.id), position: to + 1, ifMatch: offer.version, idempotencyKey },
        { silent: true },
      ).catch((error: unknown) => {
        if (conflictOf(error)) void reload()
        throw error
      }),
    {
      done: 'resources.offers.done.moved',
      undo: ({ id, version }, { from }) =>
        changeStaffOffer(
          api,
          { id: String(id), position: from + 1, ifMatch: version, idempotencyKey: newId() },
          { silent: true },
        ),
    },
  )
  const order = useOrder<StaffOffer>({
    items: offers,
    nameOf,
    onChange: (_, moved) => moved && move.mutate({ offer: moved.item, from: offers.indexOf(moved.item), to: moved.to }),
    keyOf: ({ id }) => id,
    disabled: !may,
    isBusy: move.isPending,
  })
  return (
    <>
      <ActionError error={move.error} />
      <ul className="ordered">
        {offers.map((offer, at) => (
          <li key={offer.id} {...order.itemProps(at)}>
            {order.grip(at)}
            <div className="what">
              {may ? (
                <button type="button" className="link" data-row onClick={() => open(offer)}>
                  {nameOf(offer)}
                </button>
              ) : (
                <b>{nameOf(offer)}</b>
              )}
              <OfferRule offer={offer} />
              {may && offer.state !== 'ended' && (
                <button type="button" className="link" onClick={() => setEnding(offer)}>
                  {translate('resources.offers.actions.end')}
                  <span className="visually-hidden">{nameOf(offer)}</span>
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {order.status}
      {ending && <EndOffer offer={ending} reload={reload} onClose={() => setEnding(undefined)} />}
    </>
  )
}

/** What it takes off, of what, and when. */
function OfferRule({ offer }: { offer: StaffOffer }) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const classes = useClassNames()
  const { number, time } = useFormat()
  const { category, least_quantity: least, starts_at: starts, ends_at: ends } = offer
  return (
    <>
      <p>
        {[
          `${number(offer.percent)}%`,
          classes(offer.product_classes),
          category && nameOf(category),
          least > 1 && translate('resources.offers.from', { count: number(least) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="line small">
        <RuleState state={offer.state} />
        <span className="quiet">
          {ends
            ? translate('resources.offers.fromTo', { from: time(starts), to: time(ends) })
            : translate('resources.offers.since', { time: time(starts) })}
        </span>
      </p>
    </>
  )
}

type EndOfferProps = { offer: StaffOffer; reload: () => unknown; onClose: () => void }

function EndOffer({ offer, reload, onClose }: EndOfferProps) {
  const translate = useTranslate()
  const nameOf = useOfferName()
  const end = useAction(
    (_: undefined, idempotencyKey) =>
      endStaffOffer(api, { id: String(offer.id), ifMatch: offer.version, idempotencyKey }, { silent: true }).catch(
        (error: unknown) => {
          if (conflictOf(error)) void reload()
          throw error
        },
      ),
    { done: 'resources.offers.done.ended', onDone: onClose },
  )
  return (
    <Question
      title={translate('resources.offers.questions.end', { name: nameOf(offer) })}
      confirm={translate('resources.offers.actions.end')}
      onConfirm={() => end.mutate(undefined)}
      onClose={onClose}
      isBusy={end.isPending}
      error={end.error}
      isFinal
    >
      <p>{translate('resources.offers.endText')}</p>
    </Question>
  )
}

function useCategoryChoices() {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const { data } = useCategories()
  if (!data) return undefined
  return [
    ['', translate('resources.offers.allCategories')] as const,
    ...flatten(toTree(data)).map(
      ({ category, depth }) => [String(category.id), `${'– '.repeat(depth)}${nameOf(category)}`] as const,
    ),
  ]
}

function OfferDialog({ offer, onClose }: { offer?: StaffOffer; onClose: () => void }) {
  const translate = useTranslate()
  const nameOf = useOfferName()
  const form = useDialogValues(`offer.${offer?.id}`, () => readOffer(offer), offer)
  const { values, setValues } = form
  const categories = useCategoryChoices()
  const save = useAction(
    (_: undefined, idempotencyKey): Promise<StaffOffer> => {
      const change = offerChanges(form.start, values, offer === undefined)
      return offer
        ? changeStaffOffer(
            api,
            { id: String(offer.id), ifMatch: form.version, ...change, idempotencyKey },
            { silent: true },
          )
        : createStaffOffer(api, { ...change, idempotencyKey }, { silent: true })
    },
    {
      keyOf: form.keyOf,
      done: `resources.offers.done.${offer ? 'changed' : 'created'}`,
      onDone: form.sentThen(onClose),
    },
  )
  return (
    <RecordDialog<StaffOffer>
      title={offer ? nameOf(offer) : translate('resources.offers.new')}
      confirm={translate(offer ? 'resources.offers.save' : 'resources.offers.create')}
      form={form}
      fields={offerFields(categories)}
      compared={[...offerFields(categories ?? []), ...CLASS_FIELDS]}
      save={save}
      read={readOffer}
      onClose={onClose}
    >
      <p className="hint">{translate('resources.contents.inZone')}</p>
      <ClassFields values={values} set={setValues} error={save.error} />
    </RecordDialog>
  )
}
