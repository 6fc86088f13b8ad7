'use client'

export { FailedScreen as default } from '@dabali/ui/failed-screen'
