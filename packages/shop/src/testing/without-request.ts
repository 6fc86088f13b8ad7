import { vi } from 'vitest'

// Screens are rendered outside of a request. In the setup file, because test files share modules.
vi.mock('next/headers', () => ({ cookies: async () => new Map() }))
vi.mock('next/server', () => ({ connection: async () => undefined }))
