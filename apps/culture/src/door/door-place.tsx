'use client'

import dynamic from 'next/dynamic'

/** Everything at a door is what this device knows, so nothing of it is drawn on the server. */
export const DoorPlace = dynamic(async () => (await import('./door-desk.tsx')).DoorDesk, { ssr: false })
