import type { ReactNode } from 'react';
import { useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { LockIcon } from '#console/ui/icon.tsx';
import { contentTexts } from '../content/content-texts.ts';

interface SoldLockProps {
  onUnlock: () => void;
  children: ReactNode;
}

/** Fields that somebody who bought the item relies on: they are shown, and changed after a press that says so. */
export function SoldLock({ onUnlock, children }: SoldLockProps) {
  const { form } = useWords(contentTexts);
  return (
    <div className="hc-sold">
      <div className="hc-sold-note">
        <LockIcon />
        <p>{form.sold}</p>
        <Button onClick={onUnlock}>{form.unlockSold}</Button>
      </div>
      <fieldset className="hc-form" disabled>
        {children}
      </fieldset>
    </div>
  );
}
