import { newId } from '@dabali/api-client'
import {
  blockGiftCard,
  correctGiftCard,
  issueStaffGiftCard,
  type StaffGiftCard,
  sendGiftCardAgain,
  unblockGiftCard,
} from '@dabali/api-client/staff'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api, conflictOf } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { type FormField, FormFields, type FormValues, useDialogValues } from '../../layout/dialog-form.tsx'
import { Question } from '../../layout/question.tsx'
import { codeOf, issueFields, NEW_CARD, writeCorrection, writeIssue } from './gift-card-forms.ts'

const textOf = (values: FormValues, name: string) => String(values[name] ?? '').trim()

export function IssueDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const form = useDialogValues('gift-cards.issue', () => NEW_CARD)
  const { values, setValues } = form
  const languages = (['en', 'ne'] as const).map((name) => [name, translate(`admin.languages.${name}`)] as const)
  const issue = useAction(
    (_: undefined, idempotencyKey) =>
      issueStaffGiftCard(api, { ...writeIssue(values), idempotencyKey }, { silent: true }),
    {
      done: 'resources.gift-cards.done.issued',
      keyOf: form.keyOf,
      onDone: ({ id }) => {
        form.sentThen(onClose)()
        navigate(`/gift-cards/${encodeURIComponent(id)}/show`)
      },
    },
  )
  return (
    <Question
      title={translate('resources.gift-cards.questions.issue')}
      confirm={translate('resources.gift-cards.actions.issue')}
      onConfirm={() => issue.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={issue.isPending}
      isDisabled={['amount', 'recipient_email', 'reason'].some((name) => textOf(values, name) === '')}
      error={issue.error}
      isFinal
      isWide
    >
      <p>{translate('resources.gift-cards.issueText')}</p>
      <FormFields fields={issueFields(languages)} values={values} set={setValues} error={issue.error} />
    </Question>
  )
}

type DialogProps = { card: StaffGiftCard; reload: () => unknown; onClose: () => void }

type CardForm = ReturnType<typeof useDialogValues<FormValues>>

/**
 * A change of a card with the version that the form began with: a card that is loaded again after a lost answer may already
 * have the change. A newer one is loaded behind the message, and is that of the next attempt.
 */
function useCardAction(
  { form, reload, onClose }: Pick<DialogProps, 'reload' | 'onClose'> & { form: CardForm },
  done: string,
  act: (ifMatch: number, idempotencyKey: string) => Promise<StaffGiftCard>,
  undo?: (after: StaffGiftCard) => Promise<StaffGiftCard>,
) {
  return useAction(
    (_: undefined, idempotencyKey) =>
      act(form.version, idempotencyKey).catch((error: unknown) => {
        const current = conflictOf<StaffGiftCard>(error)
        if (current) {
          form.goOnFrom(form.start, current.version, form.values)
          void reload()
        }
        throw error
      }),
    { done, onDone: form.sentThen(onClose), keyOf: form.keyOf, ...(undo && { undo }) },
  )
}

const REASON: FormField = { name: 'reason', label: 'resources.gift-cards.fields.reason', type: 'long' }

export function BlockDialog({ isBlocked, ...props }: DialogProps & { isBlocked: boolean }) {
  const translate = useTranslate()
  const { card, onClose } = props
  const name = isBlocked ? 'block' : 'unblock'
  const form = useDialogValues<FormValues>(`gift-card.${card.id}.${name}`, () => ({ reason: '' }), card)
  const { values, setValues } = form
  const set = useCardAction(
    { ...props, form },
    `resources.gift-cards.done.${name}`,
    (ifMatch, idempotencyKey) =>
      (isBlocked ? blockGiftCard : unblockGiftCard)(
        api,
        { id: card.id, ifMatch, reason: textOf(values, 'reason'), idempotencyKey },
        { silent: true },
      ),
    ({ version }) =>
      (isBlocked ? unblockGiftCard : blockGiftCard)(
        api,
        {
          ...{ id: card.id, ifMatch: version, idempotencyKey: newId() },
          reason: translate('resources.gift-cards.undone'),
        },
        { silent: true },
      ),
  )
  return (
    <Question
      title={translate(`resources.gift-cards.questions.${name}`, { code: codeOf(card) })}
      confirm={translate(`resources.gift-cards.actions.${name}`)}
      onConfirm={() => set.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={set.isPending}
      isDisabled={textOf(values, 'reason') === ''}
      error={set.error}
    >
      <p>{translate(`resources.gift-cards.${name}Text`)}</p>
      <FormFields fields={[REASON]} values={values} set={setValues} error={set.error} />
    </Question>
  )
}

export function CorrectDialog(props: DialogProps) {
  const translate = useTranslate()
  const { money } = useFormat()
  const { card, onClose } = props
  const form = useDialogValues<FormValues>(
    `gift-card.${card.id}.correct`,
    () => ({
      direction: 'more',
      sum: '',
      reason: '',
    }),
    card,
  )
  const { values, setValues } = form
  const correct = useCardAction({ ...props, form }, 'resources.gift-cards.done.correct', (ifMatch, idempotencyKey) =>
    correctGiftCard(
      api,
      {
        ...{ id: card.id, ifMatch, reason: textOf(values, 'reason'), idempotencyKey },
        change: writeCorrection(textOf(values, 'direction'), textOf(values, 'sum')),
      },
      { silent: true },
    ),
  )
  const fields: FormField[] = [
    {
      ...{ name: 'direction', label: 'resources.gift-cards.fields.direction', type: 'choice' },
      choices: (['more', 'less'] as const).map((name) => [name, translate(`resources.gift-cards.directions.${name}`)]),
    },
    { name: 'sum', label: 'resources.gift-cards.fields.amountInRupees', problemAt: 'change' },
    REASON,
  ]
  return (
    <Question
      title={translate('resources.gift-cards.questions.correct', { code: codeOf(card) })}
      confirm={translate('resources.gift-cards.actions.correct')}
      onConfirm={() => correct.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={correct.isPending}
      isDisabled={textOf(values, 'sum') === '' || textOf(values, 'reason') === ''}
      error={correct.error}
      isFinal
    >
      <p>
        {translate('resources.gift-cards.correctText', { balance: money(card.balance), amount: money(card.amount) })}
      </p>
      <FormFields fields={fields} values={values} set={setValues} error={correct.error} />
    </Question>
  )
}

/** Sends the card again, to the address it has or to another one. */
export function SendDialog(props: DialogProps) {
  const translate = useTranslate()
  const { card, onClose } = props
  const form = useDialogValues<FormValues>(`gift-card.${card.id}.send`, () => ({ email: card.recipient_email }), card)
  const { values, setValues } = form
  const email = textOf(values, 'email')
  const send = useCardAction({ ...props, form }, 'resources.gift-cards.done.send', (ifMatch, idempotencyKey) =>
    sendGiftCardAgain(
      api,
      {
        ...{ id: card.id, ifMatch, idempotencyKey },
        ...(email !== card.recipient_email && { email }),
      },
      { silent: true },
    ),
  )
  return (
    <Question
      title={translate('resources.gift-cards.questions.send', { code: codeOf(card) })}
      confirm={translate('resources.gift-cards.actions.send')}
      onConfirm={() => send.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={send.isPending}
      isDisabled={email === ''}
      error={send.error}
      isFinal
    >
      <p>{translate('resources.gift-cards.sendText')}</p>
      <FormFields
        fields={[{ name: 'email', label: 'resources.gift-cards.fields.recipientEmail' }]}
        values={values}
        set={setValues}
        error={send.error}
      />
    </Question>
  )
}
