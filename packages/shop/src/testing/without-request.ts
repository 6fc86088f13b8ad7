import { vi } from 'vitest'

// Screens that read cookies are rendered outside of a request. For all files alike, as they share their modules.
vi.mock('next/headers', () => ({ cookies: async () => new Map() }))
