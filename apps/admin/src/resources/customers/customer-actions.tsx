import { type CustomerDetail, deleteCustomer, exportCustomer } from '@dabali/api-client/staff'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api, conflictOf } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { saveAs } from '../../data/download.ts'
import { useAction } from '../../data/use-action.tsx'
import { Question } from '../../layout/question.tsx'
import { isProven, proofOf, titleOf } from './customer-facts.ts'
import { MergeDialog } from './merge-dialog.tsx'

type Dialogs = 'export' | 'merge' | 'delete'
type ActionsProps = { customer: CustomerDetail; reload: () => unknown }

/** Members of staff are neither exported nor merged nor deleted here: that is for the owner and for themselves. */
export function CustomerActions({ customer, reload }: ActionsProps) {
  const translate = useTranslate()
  const may = useMay()
  const why = useId()
  const [dialog, setDialog] = useState<Dialogs>()
  const close = () => setDialog(undefined)
  if (!may('customers.write')) return null
  const actions: Dialogs[] = customer.kind === 'account' ? ['export', 'merge', 'delete'] : ['export', 'delete']
  return (
    <>
      {customer.is_staff && (
        <span id={why} className="quiet small">
          {translate('resources.customers.isStaff')}
        </span>
      )}
      {actions.map((name) => (
        <button
          key={name}
          type="button"
          className="button button--plain"
          disabled={customer.is_staff}
          aria-describedby={customer.is_staff ? why : undefined}
          onClick={() => setDialog(name)}
        >
          {translate(`resources.customers.actions.${name}`)}
        </button>
      ))}
      {dialog === 'export' && <ExportDialog customer={customer} onClose={close} />}
      {dialog === 'merge' && <MergeDialog customer={customer} reload={reload} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog customer={customer} reload={reload} onClose={close} />}
    </>
  )
}

type DialogProps = { customer: CustomerDetail; onClose: () => void }

function ExportDialog({ customer, onClose }: DialogProps) {
  const translate = useTranslate()
  const load = useAction((_: undefined) => exportCustomer(api, { id: customer.id }, { silent: true }), {
    done: 'resources.customers.done.exported',
    onDone: (data) => {
      saveAs(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'dabali.json')
      onClose()
    },
  })
  return (
    <Question
      title={translate('resources.customers.questions.export', { name: titleOf(customer) })}
      confirm={translate('resources.customers.actions.export')}
      onConfirm={() => load.mutate(undefined)}
      onClose={onClose}
      isBusy={load.isPending}
      error={load.error}
    >
      <p>{translate('resources.customers.exportText')}</p>
    </Question>
  )
}

const GOES = {
  account: ['account', 'profile', 'library', 'messages'],
  guest: ['contact', 'messages'],
} as const
const STAYS = ['orders', 'tickets', 'audit'] as const

/** Says what goes and what stays, and asks for the address of the person, so that nobody deletes the wrong one. */
function DeleteDialog({ customer, reload, onClose }: DialogProps & { reload: () => unknown }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const remove = useAction(
    (_: undefined, idempotencyKey) =>
      deleteCustomer(api, { id: customer.id, ifMatch: customer.version, idempotencyKey }, { silent: true }).catch(
        (error: unknown) => {
          // Shows what has changed meanwhile, behind the message that says so.
          if (conflictOf(error)) void reload()
          throw error
        },
      ),
    {
      done: 'resources.customers.done.deleted',
      onDone: () => {
        onClose()
        navigate('/customers')
      },
      isLeft: () => true,
    },
  )
  return (
    <Question
      title={translate('resources.customers.questions.delete', { name: titleOf(customer) })}
      confirm={translate('resources.customers.actions.delete')}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
      isBusy={remove.isPending}
      isDisabled={!isProven(customer, typed)}
      error={remove.error}
      isFinal
    >
      <div className="stack-2">
        <h3>{translate('resources.customers.deletion.goes.title')}</h3>
        <ul className="bullets">
          {GOES[customer.kind].map((name) => (
            <li key={name}>{translate(`resources.customers.deletion.goes.${name}`)}</li>
          ))}
        </ul>
      </div>
      <div className="stack-2">
        <h3>{translate('resources.customers.deletion.stays.title')}</h3>
        <ul className="bullets">
          {STAYS.map((name) => (
            <li key={name}>{translate(`resources.customers.deletion.stays.${name}`)}</li>
          ))}
        </ul>
      </div>
      <p>{translate('resources.customers.deletion.final')}</p>
      <div className="field">
        <label htmlFor={id}>
          <span>{translate('resources.customers.deletion.type', { proof: proofOf(customer) })}</span>
        </label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </Question>
  )
}
