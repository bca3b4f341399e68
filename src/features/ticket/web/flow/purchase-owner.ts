import type { SiteInit } from '#features/site/web.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { useIsTakenOver } from '#web/ui/use-is-taken-over.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** Whose a purchase is, as this browser keeps it: a member's number. One is handed to nobody else. */
export type PurchaseOwner = number | 'visitor';

/** Whose what is kept of a purchase is. */
export interface PurchasePlace extends SaleKey {
  owner: PurchaseOwner;
}

/** Undefined until the browser has taken over and the member whose tokens are here is known. */
export function usePurchaseOwner(): PurchaseOwner | undefined {
  const isTakenOver = useIsTakenOver();
  const { personal } = usePersonal<{ userId: number }>();
  const { init } = usePageContext<SiteInit>();
  if (personal !== undefined) return personal.userId;
  if (!isTakenOver) return undefined;
  return createMemberSession(browserStorage().local).tokens(init.login.realmKey) === undefined ? 'visitor' : undefined;
}
