'use client'

// biome-ignore lint/performance/noBarrelFile: This is a door of the package.
export { ClientProvider } from './react/client-provider.tsx'
export { type CallState, type UseCallOptions, useCall } from './react/use-call.ts'
