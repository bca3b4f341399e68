import { Component, type ReactNode } from 'react';

interface Props {
  onFailure(error: unknown): void;
  children: ReactNode;
}

/** Around every page but the error page: one that fails to render leads to it. */
export class PageBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
