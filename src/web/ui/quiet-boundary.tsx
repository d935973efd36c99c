import { Component, type ReactNode } from 'react'

type QuietBoundaryProps = { children: ReactNode; fallback?: ReactNode }

/** For optional content: if it fails to render or load, only that part is missing. */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children
  }
}
