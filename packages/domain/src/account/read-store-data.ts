import { decodeEscapes } from '../text/decode-escapes.ts'
import type { StoreData } from './store-data.ts'

/**
 * The storeData in the value of its cookie, encoded or not; a value that is missing, or is not an object, holds nothing.
 *
 * @example
 * readStoreData('%7B%22token%22%3A%22yes%22%7D') // => { token: 'yes' }
 */
export function readStoreData(value: string | null | undefined): StoreData {
  try {
    // Some readers of cookies decode them already, and a path inside may have escapes of its own.
    const text = value?.startsWith('{') ? value : decodeEscapes(value ?? '')
    const storeData: unknown = JSON.parse(text ?? '')
    return typeof storeData === 'object' && storeData !== null && !Array.isArray(storeData) ? storeData : {}
  } catch {
    return {}
  }
}
