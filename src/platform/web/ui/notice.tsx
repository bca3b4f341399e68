import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from './icons.tsx';
import { SuccessIcon } from './page-icons.tsx';

type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: WarningIcon };

export interface NoticeProps {
  kind?: NoticeKind;
  title?: string;
  children?: ReactNode;
  /** Makes a screen reader read it when it appears; an error is always read. */
  announce?: boolean;
  /** It stands where the form was whose button had the focus: it takes the focus and comes into sight. */
  takesFocus?: boolean;
}

function takeFocus(notice: HTMLElement | null): void {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'center' });
}

export function Notice({ kind = 'info', title, children, announce, takesFocus }: NoticeProps) {
  const KindIcon = icons[kind];
  const role = kind === 'error' ? 'alert' : announce ? 'status' : undefined;
  return (
    <div className={`hb-notice hb-notice-${kind}`} role={role} {...(takesFocus && { tabIndex: -1, ref: takeFocus })}>
      <KindIcon className="hb-notice-icon" />
      <div className="hb-notice-content">
        {title ? <p className="hb-notice-title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
