import type { ReactNode } from 'react';

export type ChipKind = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** A state or a category in one word; the word carries the meaning, the colour only helps. */
export function Chip({ kind = 'neutral', icon, children }: { kind?: ChipKind; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`hb-chip hb-chip-${kind}`}>
      {icon}
      {children}
    </span>
  );
}
