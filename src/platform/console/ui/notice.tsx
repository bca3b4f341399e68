import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from './icon.tsx';

interface NoticeProps {
  kind: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  /** It came after a press: it is read out, and comes into sight. */
  isNew?: boolean;
}

const comeIntoSight = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

export function Notice({ kind, title, children, isNew = false }: NoticeProps) {
  const Picture = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon }[kind];
  return (
    <div
      ref={isNew ? comeIntoSight : undefined}
      className="hc-notice"
      data-kind={kind}
      role={isNew ? (kind === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Picture />
      <div>
        {title === undefined ? null : <p className="hc-notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

export function Badge({ kind, children }: { kind: 'plain' | 'success' | 'warning' | 'info'; children: ReactNode }) {
  return (
    <span className="hc-badge" data-kind={kind}>
      {children}
    </span>
  );
}
