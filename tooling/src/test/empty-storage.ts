import { beforeEach } from 'vitest'

// The files of a run share one browser profile: what one has stored, the next one would find.
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name)
})
