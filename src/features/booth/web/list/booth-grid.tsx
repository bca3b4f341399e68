import type { ReactNode } from 'react';

/** The booths of a list, as cards or as lines. */
export function BoothGrid({ view, children }: { view: 'Card' | 'List'; children: ReactNode }) {
  return <div className={view === 'Card' ? 'hb-booth-grid' : 'hb-booth-rows'}>{children}</div>;
}
