import { changeStaffVenue, createStaffVenue, listStaffCities, type StaffVenue } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { type FormField, type FormValues, useDialogValues } from '../../layout/dialog-form.tsx'
import { Filters, SearchFilter, Views } from '../../layout/filters.tsx'
import { PageHead } from '../../layout/parts.tsx'
import { RecordDialog } from '../../layout/record-dialog.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

/** The venues; one is opened in a dialog. */
export default function VenueList() {
  const translate = useTranslate()
  const may = useMay()
  const nameOf = useNameOf()
  const { number, text } = useFormat()
  const [opened, setOpened] = useState<StaffVenue | 'new'>()
  return (
    <ListBase resource="venues" perPage={25} exporter={false}>
      <PageHead
        area="culture"
        title={translate('resources.venues.name', { smart_count: 2 })}
        actions={
          may('events.write') && (
            <button type="button" className="button" aria-keyshortcuts="N" onClick={() => setOpened('new')}>
              {translate('resources.venues.create')}
            </button>
          )
        }
      />
      <Views />
      <Filters>
        <SearchFilter label="resources.venues.search" />
      </Filters>
      <RecordTable<StaffVenue>
        caption="resources.venues.caption"
        empty="resources.venues.none"
        name={{
          label: 'resources.venues.venue',
          show: (venue) =>
            may('events.write') ? (
              <button type="button" className="link" onClick={() => setOpened(venue)}>
                {nameOf(venue)}
              </button>
            ) : (
              nameOf(venue)
            ),
        }}
        columns={[
          { label: 'resources.venues.fields.address', show: ({ address }) => text(address), isWide: true },
          {
            label: 'resources.venues.fields.stepFree',
            isLabelled: true,
            show: ({ is_step_free: isStepFree }) => translate(`admin.draftConflict.${isStepFree ? 'yes' : 'no'}`),
          },
          {
            label: 'resources.venues.upcoming',
            show: ({ num_upcoming: count }) => number(count),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.venues.seatingPlan',
            show: (venue) => (
              <Link className="link" to={`/venues/${venue.id}/show`}>
                {translate('resources.venues.openPlan')}
                <span className="visually-hidden">{nameOf(venue)}</span>
              </Link>
            ),
          },
        ]}
      />
      {opened && <VenueDialog {...(opened !== 'new' && { venue: opened })} onClose={() => setOpened(undefined)} />}
    </ListBase>
  )
}

const TEXTS = ['name', 'address', 'directions', 'access_notes'] as const
const LANGUAGES = ['en', 'ne'] as const
const COORDINATES = ['latitude', 'longitude'] as const

function fieldsOf(cities: readonly (readonly [string, string])[]): FormField[] {
  return [
    ...TEXTS.flatMap((name) =>
      LANGUAGES.map(
        (lang): FormField => ({
          name: `${name}.${lang}`,
          label: `resources.venues.fields.${name}`,
          lang,
          ...((name === 'directions' || name === 'access_notes') && { type: 'long', isOptional: true }),
        }),
      ),
    ),
    { name: 'city', label: 'resources.venues.fields.city', type: 'choice', choices: cities },
    ...COORDINATES.map((name): FormField => ({ name, label: `resources.venues.fields.${name}`, isOptional: true })),
    { name: 'is_step_free', label: 'resources.venues.fields.stepFree', type: 'check' },
  ]
}

function readVenue(venue?: StaffVenue): FormValues {
  const texts = TEXTS.flatMap((name) =>
    LANGUAGES.map((language) => [`${name}.${language}`, venue?.[name][language] ?? '']),
  )
  return {
    ...Object.fromEntries(texts),
    city: venue?.city ?? '',
    latitude: String(venue?.latitude ?? ''),
    longitude: String(venue?.longitude ?? ''),
    is_step_free: venue?.is_step_free ?? false,
  }
}

function writeVenue(values: FormValues) {
  const text = (name: string) => String(values[name] ?? '').trim()
  const pair = (name: (typeof TEXTS)[number]) => ({ en: text(`${name}.en`), ne: text(`${name}.ne`) })
  const degrees = (name: (typeof COORDINATES)[number]) =>
    text(name) === '' || Number.isNaN(Number(text(name))) ? null : Number(text(name))
  return {
    name: pair('name'),
    address: pair('address'),
    directions: pair('directions'),
    access_notes: pair('access_notes'),
    city: text('city') || null,
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
    is_step_free: values['is_step_free'] === true,
  }
}

function VenueDialog({ venue, onClose }: { venue?: StaffVenue; onClose: () => void }) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const form = useDialogValues(`venue.${venue?.id}`, () => readVenue(venue), venue)
  const { values } = form
  const cities = useQuery({
    queryKey: ['cities'],
    queryFn: ({ signal }) => listStaffCities(api, {}, { signal }),
  })
  const fields = fieldsOf([
    ['', translate('resources.venues.noCity')],
    ...(cities.data?.results ?? []).map(({ slug, names }) => [slug, nameOf({ slug, name: names })] as const),
  ])
  const save = useAction(
    (_: undefined, idempotencyKey): Promise<StaffVenue> =>
      venue
        ? changeStaffVenue(
            api,
            { id: venue.id, ifMatch: form.version, ...writeVenue(values), idempotencyKey },
            { silent: true },
          )
        : createStaffVenue(api, { ...writeVenue(values), idempotencyKey }, { silent: true }),
    {
      keyOf: form.keyOf,
      done: `resources.venues.${venue ? 'changed' : 'created'}`,
      onDone: form.sentThen(onClose),
    },
  )
  return (
    <RecordDialog<StaffVenue>
      title={venue ? nameOf(venue) : translate('resources.venues.create')}
      confirm={translate(venue ? 'resources.venues.save' : 'resources.venues.create')}
      form={form}
      fields={fields}
      save={save}
      read={readVenue}
      onClose={onClose}
    />
  )
}
