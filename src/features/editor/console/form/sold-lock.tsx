import type { ReactNode } from 'react';
import { SoldNote } from './sold-note.tsx';

interface SoldLockProps {
  onUnlock: () => void;
  children: ReactNode;
}

/** Fields that somebody who bought the item relies on: they are shown, and changed after a press that says so. */
export function SoldLock({ onUnlock, children }: SoldLockProps) {
  return (
    <div className="hc-sold">
      <SoldNote onUnlock={onUnlock} />
      <fieldset className="hc-form" disabled>
        {children}
      </fieldset>
    </div>
  );
}
