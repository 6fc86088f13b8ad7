import type { AddressInput, DeliverySlot, Quote, ShippingMethod } from '@dabali/api-client'
import { formatNpr, INSIDE_VALLEY_LINES, type Language, writeDigits } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { CheckField } from '@dabali/ui/check-field'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { SelectField, TextField } from '@dabali/ui/field'
import { AREA_TEXTS } from '../account/address-fields.tsx'
import { areaName } from '../account/address-input.ts'
import { PICK_UP } from '../basket/delivery-fee.ts'
import { weekdayInSentence } from '../i18n/date-in-sentence.ts'
import { createTranslator } from '../i18n/translator.ts'
import { chosenSlot, isChosenSlotFull, OTHER_ADDRESS, zoneOf } from './checkout-choices.ts'
import type { CheckoutI18n, CheckoutStart } from './checkout-start.ts'
import styles from './checkout-steps.module.css'
import { GiftFields, type StepProps } from './contact-step.tsx'

/** An address in one line. */
export function addressLine(
  address: AddressInput,
  { countries }: Pick<CheckoutStart, 'countries'>,
  { addressTexts, language }: CheckoutI18n,
): string {
  const { line1, landmark, municipality, district, state, postcode, country } = address
  const line = areaName(address, createTranslator(addressTexts, language))
  const abroad = country === 'NP' ? undefined : countries.find(({ value }) => value === country)?.text
  return [line1, landmark, municipality, line, district, state, postcode, abroad].filter(Boolean).join(', ')
}

/** The day and the time of a slot. */
export const slotText = ({ day, starts, ends }: Pick<DeliverySlot, 'day' | 'starts' | 'ends'>, language: Language) =>
  `${weekdayInSentence(day, language)}, ${slotTime({ starts, ends }, language)}`

const slotTime = ({ starts, ends }: Pick<DeliverySlot, 'starts' | 'ends'>, language: Language) =>
  writeDigits(`${starts}–${ends}`, language)

/** When a parcel arrives that is ordered now. */
export function arrivalText({ eta, code }: ShippingMethod, t: CheckoutI18n['t'], language: Language): string {
  const [from, to] = [weekdayInSentence(eta.from, language), weekdayInSentence(eta.to, language)]
  if (code === PICK_UP) return t('readyOn', { date: from })
  return from === to ? t('arrivesOn', { date: to }) : t('arrivesBetween', { from, to })
}

/** How products come that are not shipped: tickets are in no library. */
function digitalText({ lines }: Quote): 'digitalDelivery' | 'ticketDelivery' | 'mixedDelivery' {
  const isTicket = ({ product_class }: Quote['lines'][number]) => product_class === 'Ticket'
  if (!lines.some(isTicket)) return 'digitalDelivery'
  return lines.every(isTicket) ? 'ticketDelivery' : 'mixedDelivery'
}

/** The address, method and time of the delivery, and the note of a gift. */
export function DeliveryStep(props: StepProps) {
  const { i18n, start, draft, errors, isTyped } = props
  const { t } = i18n
  if (!start.quote.is_shipping_required)
    return (
      <>
        <p>{t(digitalText(start.quote))}</p>
        <GiftFields i18n={i18n} quote={start.quote} draft={draft} errors={errors} />
      </>
    )
  // A choice that was stored before the visitor logged out can still be changed.
  const isPickUpChosen = draft['saved_address'] === PICK_UP
  return (
    <>
      {(start.addresses.length > 0 || isPickUpChosen) && <Destinations {...props} />}
      {isTyped && !isPickUpChosen && <Zones {...props} />}
      {start.quote.shipping_slots.length > 0 && <Slots {...props} />}
      <div className={styles.scriptless}>
        <Button type="submit" kind="plain" name="update" value="price">
          {t('updatePrice')}
        </Button>
      </div>
      <GiftFields i18n={i18n} quote={start.quote} draft={draft} errors={errors} />
      {isTyped && zoneOf(draft) !== PICK_UP && <AddressFields {...props} />}
    </>
  )
}

/** The saved addresses, another one, and picking up in the shop. */
function Destinations({ i18n, start, draft }: StepProps) {
  const { t } = i18n
  const pickUp = start.zones.find(({ code }) => code === PICK_UP)
  return (
    <ChoiceGroup
      name="saved_address"
      legend={t('destination')}
      value={draft['saved_address']}
      options={[
        ...start.addresses.map((address) => ({
          value: address.id,
          text: [address.first_name, address.last_name].filter(Boolean).join(' '),
          hint: addressLine(address, start, i18n),
        })),
        { value: OTHER_ADDRESS, text: t('otherAddress') },
        ...(pickUp ? [zoneChoice(pickUp, i18n)] : []),
      ]}
    />
  )
}

/** The zones of an address that is typed. Picking up is among them unless it is beside the saved addresses. */
function Zones({ i18n, start, draft, errors }: StepProps) {
  const chosen = zoneOf(draft)
  const zones = start.zones.filter(({ code }) => code !== PICK_UP || chosen === PICK_UP || start.addresses.length === 0)
  return (
    <ChoiceGroup
      name="shipping_method_code"
      legend={i18n.t('deliveryMethod')}
      value={chosen}
      error={errors['shipping_method_code']}
      options={zones.map((zone) => zoneChoice(zone, i18n))}
    />
  )
}

function zoneChoice(zone: ShippingMethod, { t, language }: CheckoutI18n) {
  const arrival = arrivalText(zone, t, language)
  return {
    value: zone.code,
    text: zone.name,
    detail: Number(zone.price.incl_tax) === 0 ? t('deliveryFree') : formatNpr(zone.price.incl_tax, language),
    hint: zone.code === PICK_UP ? `${zone.description} ${arrival}` : arrival,
  }
}

/** The times of delivery or pick-up; a full one stays, struck out. */
function Slots({ i18n: { t, language }, start: { quote }, draft, errors }: StepProps) {
  const isPickedUp = quote.shipping_method_code === PICK_UP
  const chosen = chosenSlot(draft, quote)?.id
  const error = isChosenSlotFull(draft, quote) ? t('slotTaken') : errors['shipping_slot']
  return (
    <div className={styles.slots}>
      {/* The time that the visitor did not choose here: a preselected one, or the chosen one that became full. */}
      <input
        type="hidden"
        name="shown_slot"
        value={chosen === draft['shipping_slot'] ? '' : (chosen ?? draft['shipping_slot'])}
      />
      <ChoiceGroup
        name="shipping_slot"
        legend={t(isPickedUp ? 'pickUpTime' : 'deliveryTime')}
        value={chosen ?? ''}
        error={error}
        options={quote.shipping_slots.map((slot) => ({
          value: slot.id,
          text: slotText(slot, language),
          ...(slot.is_full && { closed: t('slotFull') }),
        }))}
      />
    </div>
  )
}

/** The fields of the chosen zone. */
function AddressFields({ i18n, start, draft, errors }: StepProps) {
  const { t, language, addressTexts } = i18n
  const address = createTranslator(addressTexts, language)
  const zone = zoneOf(draft)
  const optional = t('optional')
  const field = (name: string) => ({ name, defaultValue: draft[name], error: errors[name] })
  return (
    <>
      <TextField {...field('first_name')} label={address('addressName')} autoComplete="name" required />
      {zone === 'inside-valley' && (
        <SelectField
          {...field('area')}
          id="line"
          label={address('addressArea')}
          options={[
            { value: '', text: address('addressAreaChoose') },
            // The values are the names in the delivery rule; only the labels are translated.
            ...INSIDE_VALLEY_LINES.map((line) => ({ value: line, text: address(AREA_TEXTS[line]) })),
          ]}
          required
          error={errors['line']}
        />
      )}
      {zone === 'abroad' && (
        <SelectField
          {...field('country')}
          label={address('addressCountry')}
          options={[{ value: '', text: t('chooseCountry') }, ...start.countries.filter(({ value }) => value !== 'NP')]}
          autoComplete="country"
          required
        />
      )}
      {zone !== 'inside-valley' && (
        <div className={styles.pair}>
          <TextField {...field('line')} label={address('addressTown')} autoComplete="address-level2" required />
          {zone === 'outside-valley' ? (
            <TextField
              {...field('district')}
              label={address('addressDistrict')}
              optional={optional}
              autoComplete="address-level1"
            />
          ) : (
            <TextField
              {...field('postcode')}
              label={address('addressPostcode')}
              optional={optional}
              autoComplete="postal-code"
            />
          )}
        </div>
      )}
      <TextField
        {...field('line1')}
        label={address(zone === 'abroad' ? 'addressStreetAbroad' : 'addressStreet')}
        autoComplete="street-address"
        required
      />
      {zone === 'abroad' && (
        <TextField
          {...field('state')}
          label={address('addressState')}
          optional={optional}
          autoComplete="address-level1"
        />
      )}
      <TextField
        {...field('landmark')}
        label={address('addressLandmark')}
        hint={address('addressLandmarkHint')}
        optional={optional}
      />
      {start.account && (
        <CheckField name="save_address" label={t('saveAddress')} defaultChecked={draft['save_address'] === 'on'} />
      )}
    </>
  )
}
