'use client'

import dynamic from 'next/dynamic'

/** Everything at a door is what this device knows, so nothing of it is drawn on the server. */
export const CheckInLazy = dynamic(async () => (await import('./check-in-client.tsx')).CheckInClient, { ssr: false })
