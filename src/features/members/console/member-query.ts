import { recordOf } from '#kernel/keys-of.ts';
import type { MemberFilter } from '../contract.ts';
import { wishedRoles } from '../rules/given-roles.ts';

/** What is looked for among members, as the address of the list has it. */
export const memberQueryNames = ['q', 'role', 'event'] as const;
export type MemberQuery = Readonly<Record<(typeof memberQueryNames)[number], string>>;

export const nothingWished: MemberQuery = recordOf(memberQueryNames, () => '');

/** What the calls are asked for. What nobody can choose is left out. */
export function filterOf({ q, role, event }: MemberQuery): MemberFilter {
  const wanted = wishedRoles.find((one) => one === role);
  return {
    ...(q.trim() !== '' && { q }),
    ...(wanted !== undefined && { role: wanted }),
    ...(/^event-[1-9]\d{0,9}$/.test(event) && { event }),
  };
}
