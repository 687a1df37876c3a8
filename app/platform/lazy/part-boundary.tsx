import { Component, type ReactNode } from 'react'
import { track } from '#app/platform/tracking/track.ts'

type PartBoundaryProps = { instead?: ReactNode; onFailed?(): void; children: ReactNode }

/** What fails inside takes nothing else of the screen away. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    track('exception', { text: error instanceof Error ? `${error.name}: ${error.message}` : 'part', isFatal: false })
    this.props.onFailed?.()
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
