import { createContext, useContext } from 'react';
import type { OperatorRight } from '#kernel/console/operator-role.ts';

/** What whoever is signed in may do at the site that the page is about. */
export interface SiteRights {
  site: string;
  rights: readonly OperatorRight[];
  /** The site and the right that the screen of an address is for; undefined where it is for everybody. */
  askedOf(to: string): { site: string | undefined; right: OperatorRight } | undefined;
}

export const RightsContext = createContext<SiteRights | undefined>(undefined);

/** Whether somebody may do what the server asks this right for; false until it is known. */
export function useMay(right: OperatorRight): boolean {
  return useContext(RightsContext)?.rights.includes(right) ?? false;
}

/** Whether an address leads to a screen that is for somebody else. */
export function useLeadsToRefusal(to: string): boolean {
  const known = useContext(RightsContext);
  const asked = known?.askedOf(to);
  return asked !== undefined && asked.site === known?.site && known?.rights.includes(asked.right) === false;
}
