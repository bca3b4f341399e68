import type { ReactNode } from 'react';

/** The rows of a list, one hairline between them. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="hb-rows">{children}</ul>;
}
