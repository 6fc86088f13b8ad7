'use client'

import type { Quote } from '@dabali/api-client'
import { formatNpr, type Language, writeDigits } from '@dabali/domain'
import { CheckField } from '@dabali/ui/check-field'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { TextField } from '@dabali/ui/field'
import { type ReactNode, useId } from 'react'
import { AddressFields } from '../account/address-fields.tsx'
import { readAddressInput } from '../account/address-input.ts'
import { chosenMethod, isPaid, paymentRows, quoteInput } from './checkout-choices.ts'
import { type CheckoutDraft, formOf } from './checkout-form-state.ts'
import type { CheckoutI18n, CheckoutStart } from './checkout-start.ts'
import styles from './checkout-steps.module.css'
import { ReviewStep } from './checkout-summary.tsx'
import { ContactStep } from './contact-step.tsx'
import { type FieldErrors, isSentByEmail } from './field-errors.ts'

type StepProps = {
  number: number
  title: string
  language: Language
  /** Hides the legend visually when the title says the same. */
  hidesLegend?: boolean
  children: ReactNode
}

/** A numbered step. */
function Step({ number, title, language, hidesLegend = false, children }: StepProps) {
  const id = useId()
  return (
    <section className={hidesLegend ? `${styles.step} ${styles.bare}` : styles.step} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        <span className={styles.number}>{writeDigits(number, language)}</span> {title}
      </h2>
      {children}
    </section>
  )
}

type AddressStepProps = { i18n: CheckoutI18n; start: CheckoutStart; draft: CheckoutDraft; errors: FieldErrors }

/** Where the parcel goes. */
function AddressStep({ i18n: { t, language, addressTexts }, start, draft, errors }: AddressStepProps) {
  return (
    <>
      <AddressFields
        only="where"
        texts={addressTexts}
        language={language}
        countries={start.countries}
        address={readAddressInput(formOf(draft))}
        area={draft['area']}
        errors={errors}
      />
      {start.account && (
        <CheckField name="save_address" label={t('saveAddress')} defaultChecked={draft['save_address'] === 'on'} />
      )}
    </>
  )
}

type DeliveryStepProps = { i18n: CheckoutI18n; quote: Quote; isAddressKnown: boolean; errors: FieldErrors }

/** The shipping methods with their prices, available by address. */
function DeliveryStep({ i18n: { t, language }, quote, isAddressKnown, errors }: DeliveryStepProps) {
  const isOpen = isAddressKnown || quote.shipping_methods.length === 1
  // A single method is not submitted: it changes with the address.
  const isChoice = isOpen && quote.shipping_methods.length > 1
  return (
    <ChoiceGroup
      name={isChoice ? 'shipping_method_code' : 'only_shipping_method'}
      id="shipping_method_code"
      legend={t('deliveryMethod')}
      value={quote.shipping_method_code ?? ''}
      error={errors['shipping_method_code']}
      options={quote.shipping_methods.map(({ code, name, description, price }) => ({
        value: code,
        text: name,
        detail: Number(price.incl_tax) === 0 ? t('deliveryFree') : formatNpr(price.incl_tax, language),
        ...(isOpen ? { hint: description } : { closed: t('areaNeeded') }),
      }))}
    />
  )
}

type PaymentStepProps = { i18n: CheckoutI18n; quote: Quote; draft: CheckoutDraft; errors: FieldErrors }

/** The payment methods; unavailable ones give their reason. */
function PaymentStep({ i18n: { t, language }, quote, draft, errors }: PaymentStepProps) {
  if (!isPaid(quote)) return <p>{t('nothingToPay')}</p>
  return (
    <ChoiceGroup
      name="payment_method"
      legend={t('paymentMethod')}
      value={chosenMethod(draft, quote) ?? ''}
      options={paymentRows({ quote, t, language })}
      error={errors['payment_method']}
    />
  )
}

type GiftStepProps = { i18n: CheckoutI18n; quote: Quote; draft: CheckoutDraft; errors: FieldErrors }

/** The gift option with recipient and note. */
function GiftStep({ i18n, quote, draft, errors }: GiftStepProps) {
  const { t } = i18n
  const isGift = draft['is_gift'] === 'on'
  return (
    <>
      <CheckField name="is_gift" label={t('isGift')} defaultChecked={isGift} />
      {isGift && (
        <>
          <TextField
            name="recipient_name"
            label={t('recipientName')}
            optional={t('optional')}
            maxLength={255}
            defaultValue={draft['recipient_name']}
            error={errors['recipient_name']}
          />
          {quote.lines.some(({ product_class }) => isSentByEmail(product_class)) && (
            <ByMail i18n={i18n} draft={draft} errors={errors} />
          )}
          <TextField
            name="gift_message"
            multiline
            label={t('giftMessage')}
            hint={t('giftMessageHint')}
            optional={t('optional')}
            maxLength={1000}
            defaultValue={draft['gift_message']}
            error={errors['gift_message']}
          />
        </>
      )}
    </>
  )
}

function ByMail({ i18n: { t }, draft, errors }: Omit<GiftStepProps, 'quote'>) {
  return (
    <>
      <TextField
        name="recipient_email"
        type="email"
        inputMode="email"
        label={t('recipientEmail')}
        hint={t('recipientEmailHint')}
        optional={t('optional')}
        defaultValue={draft['recipient_email']}
        error={errors['recipient_email']}
      />
      <TextField
        name="deliver_on"
        type="date"
        label={t('deliverOn')}
        hint={t('deliverOnHint')}
        optional={t('optional')}
        defaultValue={draft['deliver_on']}
        error={errors['deliver_on']}
      />
    </>
  )
}

type CheckoutStepsProps = {
  i18n: CheckoutI18n
  start: CheckoutStart
  draft: CheckoutDraft
  errors: FieldErrors
  /** The address is typed, and not one of those that are saved. */
  isTyped: boolean
}

/** The numbered steps that this purchase needs. */
export function CheckoutSteps({ i18n, start, draft, errors, isTyped }: CheckoutStepsProps) {
  const { t, language } = i18n
  const { quote } = start
  const shared = { i18n, start, draft, errors }
  const isShipped = quote.is_shipping_required
  const isAddressKnown = quoteInput(draft, start).line !== ''
  const steps = [
    { title: t('contact'), shows: <ContactStep {...shared} isTyped={isTyped} /> },
    isShipped && isTyped && { title: t('deliveryAddress'), shows: <AddressStep {...shared} /> },
    isShipped && {
      title: t('delivery'),
      hidesLegend: true,
      shows: <DeliveryStep i18n={i18n} quote={quote} isAddressKnown={isAddressKnown} errors={errors} />,
    },
    !isShipped && { title: t('delivery'), shows: <p>{t('digitalDelivery')}</p> },
    { title: t('gift'), shows: <GiftStep i18n={i18n} quote={quote} draft={draft} errors={errors} /> },
    {
      title: t('payment'),
      hidesLegend: true,
      shows: <PaymentStep i18n={i18n} quote={quote} draft={draft} errors={errors} />,
    },
    { title: t('review'), shows: <ReviewStep i18n={i18n} start={start} quote={quote} draft={draft} /> },
  ].filter((step) => step !== false)
  return steps.map(({ title, shows, hidesLegend = false }, index) => (
    <Step key={title} number={index + 1} title={title} language={language} hidesLegend={hidesLegend}>
      {shows}
    </Step>
  ))
}
