'use client'

// Rendered when a page throws.
export { FailedScreen as default } from '@dabali/ui/failed-screen'
