import type { SiteInit } from '#features/site/web.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { useIsTakenOver } from '#web/ui/use-is-taken-over.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** The owner of a purchase in this browser: a member's number. Nobody else sees that purchase. */
export type PurchaseOwner = number | 'visitor';

/** The owner of the kept data of a purchase. */
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
