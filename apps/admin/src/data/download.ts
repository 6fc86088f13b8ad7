import { ApiError } from '@dabali/api-client'
import { useMutation } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { toHttpError } from './api.ts'

type File = { path: string; name: string }

/** Saves a file of the API, with the login of this browser. A link would show an error of the API as a page of JSON. */
export function useDownload() {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useMutation({
    // Without a connection it fails at once. It would begin later otherwise, when nobody expects it.
    networkMode: 'always',
    mutationFn: async ({ path, name }: File) => {
      try {
        saveAs(await fetchFile(path), name)
      } catch (error) {
        throw toHttpError(error)
      }
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) notify(error.message, { type: 'error' })
    },
  })
}

async function fetchFile(path: string): Promise<Blob> {
  const headers = { 'accept-language': document.documentElement.lang }
  const response = await fetch(`/v1/api/${path}`, { headers }).catch((cause: unknown) => {
    throw new ApiError('network', undefined, { cause })
  })
  if (response.ok) return response.blob()
  throw new ApiError(response.status, await response.json().catch(() => undefined))
}

function saveAs(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
