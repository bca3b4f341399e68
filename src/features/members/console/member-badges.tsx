import { useWords } from '#console/console-context.ts';
import { Badge } from '#console/ui/notice.tsx';
import type { ListedMember } from '../contract.ts';
import type { WishedRole } from '../rules/given-roles.ts';
import { memberTexts } from './member-texts.ts';

const kindOf = (role: WishedRole): 'warning' | 'info' => (role === 'blocked' ? 'warning' : 'info');

/** What a member is at the site, and at its portal. */
export function MemberBadges({
  member: { roles, rolesOfPortal },
}: {
  member: Pick<ListedMember, 'roles' | 'rolesOfPortal'>;
}) {
  const words = useWords(memberTexts);
  return (
    <div className="hc-member-badges">
      {roles.map((role) => (
        <Badge key={role} kind={kindOf(role)}>
          {words.roles[role]}
        </Badge>
      ))}
      {rolesOfPortal.map((role) => (
        <Badge key={`portal ${role}`} kind={kindOf(role)}>
          {words.ofPortal(words.roles[role])}
        </Badge>
      ))}
    </div>
  );
}
