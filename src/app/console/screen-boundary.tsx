import { Component, type ReactNode } from 'react';

/** A fault of one screen leaves the frame standing. */
export class ScreenBoundary extends Component<{ children: ReactNode; instead: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
