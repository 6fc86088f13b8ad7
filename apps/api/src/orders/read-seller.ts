import { StartError } from '../errors/start-error.ts'

/** Who sells, as a receipt names them. */
export type Seller = {
  name: string
  address: string
  /** By what the tax office knows them; null where there is none yet. */
  pan: string | null
}

export const DEFAULT_SELLER: Seller = { name: 'Dabali', address: 'Kathmandu, Nepal', pan: null }

export function readSeller(variables: NodeJS.ProcessEnv): Seller {
  const pan = variables['SELLER_PAN'] || null
  if (pan !== null && !/^\d{9}$/.test(pan))
    throw new StartError(`SELLER_PAN must be a number of nine digits, not ${JSON.stringify(pan)}.`)
  return {
    name: variables['SELLER_NAME'] || DEFAULT_SELLER.name,
    address: variables['SELLER_ADDRESS'] || DEFAULT_SELLER.address,
    pan,
  }
}
