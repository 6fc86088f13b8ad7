'use client'

import { Component, type ReactNode } from 'react'

type FailureGuardProps = { onFailed: () => void; children: ReactNode }

/** The player is fetched in parts, and a part that does not come must not take the page with it. */
export class FailureGuard extends Component<FailureGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
