import type { ReactNode } from 'react';
import { InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: WarningIcon };

export interface NoticeProps {
  kind?: NoticeKind;
  title?: string;
  children?: ReactNode;
  /** Makes a screen reader read it when it appears; an error is always read. */
  announce?: boolean;
}

export function Notice({ kind = 'info', title, children, announce }: NoticeProps) {
  const KindIcon = icons[kind];
  const role = kind === 'error' ? 'alert' : announce ? 'status' : undefined;
  return (
    <div className={`hb-notice hb-notice-${kind}`} role={role}>
      <KindIcon className="hb-notice-icon" />
      <div className="hb-notice-content">
        {title ? <p className="hb-notice-title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
