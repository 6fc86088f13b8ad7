export {
  type CallOptions,
  type CallRequest,
  type Client,
  type ClientOptions,
  type CookieJar,
  createClient,
  type Language,
} from './client.ts'
export {
  ApiError,
  CallAborted,
  ERROR_TEXTS,
  ERROR_TOAST_MILLISECONDS,
  type ErrorConsequence,
  type ErrorText,
  type FatalNotFound,
  isFatalNotFound,
  messageFromBody,
} from './errors.ts'
// biome-ignore lint/performance/noReExportAll: The generator writes the calls, and each of them is public.
export * from './generated/operations.ts'
export { newId } from './transport.ts'
export type * from './types.ts'
