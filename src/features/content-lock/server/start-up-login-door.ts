import { requireMember } from '#features/account/server.ts';
import type { Door } from '#features/site/server.ts';
import { isForMembersOnly } from '../rules/login-lock.ts';

/** The door of sites where everybody has to log in: 403 with the reason `login` for a visitor (ACCESS-020). */
export const startUpLoginDoor: Door = async (visit) => {
  if (isForMembersOnly(visit.site.document.login)) await requireMember(visit);
};
