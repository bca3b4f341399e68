import { Component, type ReactNode } from 'react';
import { LastResort } from './last-resort.tsx';

interface Props {
  homeHref: string;
  onFailure?: (error: unknown) => void;
  children: ReactNode;
}

/** Surrounds the error page: when it fails to render, the last resort is shown. */
export class LastResortBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <LastResort homeHref={this.props.homeHref} /> : this.props.children;
  }
}
