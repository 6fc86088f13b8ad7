import { createHmac } from 'node:crypto'
import { atGateway, startSandbox } from './start-sandbox.ts'

const KEY = '8gBm/:&EnhH.1/q'

export const FORM = {
  amount: '100',
  tax_amount: '10',
  product_service_charge: '0',
  product_delivery_charge: '0',
  total_amount: '110',
  transaction_uuid: '241028',
  product_code: 'EPAYTEST',
  success_url: 'https://shop.example/esewa/success/',
  failure_url: 'https://shop.example/esewa/failure/241028/',
  signed_field_names: 'total_amount,transaction_uuid,product_code',
  // As it is published.
  signature: 'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=',
}

/** Signs as a shop does. */
export const hmac = (text: string, key = KEY) => createHmac('sha256', key).update(text).digest('base64')

export const signed = (changed: Record<string, string>) => {
  const form = { ...FORM, ...changed }
  const names = form.signed_field_names.split(',')
  const signature = hmac(names.map((name) => `${name}=${Reflect.get(form, name)}`).join(','))
  return { ...form, signature: changed['signature'] ?? signature }
}

/** Starts the sandbox with a client of eSewa. */
export async function startEsewa() {
  const { url, stop } = await startSandbox()
  const post = (form: Record<string, string>) =>
    fetch(`${url}/esewa/api/epay/main/v2/form`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
  async function ask(changed: Record<string, string> = {}) {
    const { product_code, total_amount, transaction_uuid } = { ...FORM, ...changed }
    const query = new URLSearchParams({ product_code, total_amount, transaction_uuid })
    const answer = await fetch(`${url}/esewa/api/epay/transaction/status/?${query}`)
    return { status: answer.status, text: await answer.text() }
  }
  return {
    url,
    stop,
    esewa: atGateway(`${url}/esewa/`),
    post,
    ask,
    async begin(changed: Record<string, string> = {}) {
      const { status, headers } = await post(signed(changed))
      if (status !== 303) throw new Error(`The form was answered with ${status}.`)
      return headers.get('location') ?? ''
    },
    status: async (changed: Record<string, string> = {}) => JSON.parse((await ask(changed)).text).status,
  }
}

export const rupees = (amount: string) => ({ amount, total_amount: amount, tax_amount: '0' })
