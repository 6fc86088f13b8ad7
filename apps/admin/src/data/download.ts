import { ApiError } from '@dabali/api-client'
import { useMutation } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { toHttpError } from './api.ts'

type File = {
  path: string
  name: string
  /** Of a table, only the names of its columns. */
  isHead?: boolean
}

/** Saves a file of the API, with the login of this browser. A link would show an error of the API as a page of JSON. */
export function useDownload() {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useMutation({
    // Without a connection it fails at once. It would begin later otherwise, when nobody expects it.
    networkMode: 'always',
    mutationFn: async ({ path, name, isHead = false }: File) => {
      try {
        const response = await fetchFile(path)
        saveAs(await (isHead ? readHead(response) : response.blob()), name)
      } catch (error) {
        throw toHttpError(error)
      }
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) notify(error.message, { type: 'error' })
    },
  })
}

async function fetchFile(path: string): Promise<Response> {
  const headers = { 'accept-language': document.documentElement.lang }
  const response = await fetch(`/v1/api/${path}`, { headers }).catch((cause: unknown) => {
    throw new ApiError('network', undefined, { cause })
  })
  if (response.ok) return response
  throw new ApiError(response.status, await response.json().catch(() => undefined))
}

const BYTE_ORDER_MARK = '\uFEFF'

/** The first line of a CSV file; the rest is not loaded. */
export async function readHead(response: Response): Promise<Blob> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (reader && !text.includes('\n')) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  await reader?.cancel()
  return new Blob([`${BYTE_ORDER_MARK}${text.split(/\r?\n/, 1)[0]}\r\n`], { type: 'text/csv' })
}

/** A cell that begins like a formula would be calculated by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/
const cellOf = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A CSV file of what is on the screen already. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([BYTE_ORDER_MARK, ...rows.map((row) => `${row.map(cellOf).join(',')}\r\n`)], { type: 'text/csv' })

/** Gives the member a file that is already here. */
export function saveAs(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
