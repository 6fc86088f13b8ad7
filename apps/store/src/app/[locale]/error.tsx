'use client'

// What the bookshop shows when a page of it throws.
export { FailedScreen as default } from '@dabali/ui/failed-screen'
