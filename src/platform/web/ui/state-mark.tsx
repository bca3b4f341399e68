import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './state-mark.css';

/** Whether something is sent live, in a word that is readable on a picture too. */
export function StateMark({ isLive = false, children }: { isLive?: boolean; children: ReactNode }) {
  return <span className={classNames('hb-live-mark', isLive && 'hb-live-mark-live')}>{children}</span>;
}
