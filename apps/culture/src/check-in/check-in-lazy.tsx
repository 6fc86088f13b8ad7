'use client'

import dynamic from 'next/dynamic'

/** The check-in depends on storage of this device, so it is not rendered on the server. */
export const CheckInLazy = dynamic(async () => (await import('./check-in-client.tsx')).CheckInClient, { ssr: false })
