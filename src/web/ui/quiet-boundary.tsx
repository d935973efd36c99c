import { Component, type ReactNode } from 'react'

type QuietBoundaryProps = { children: ReactNode; fallback?: ReactNode }

/** Around what a page can do without: should it fail, or its code not come, the page stays and only it is missing. */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children
  }
}
