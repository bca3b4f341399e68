import type { ReactNode } from 'react';
import { LockIcon } from '#web/ui/icons.tsx';

/** Says before anything is sent who will see which personal data. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p className="hb-booth-privacy">
      <LockIcon />
      <span>{children}</span>
    </p>
  );
}
