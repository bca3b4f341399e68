import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { useMay } from '#console/rights.ts';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { changeMemberRole, readMember } from '../contract.ts';
import { type GivenRole, givenRoles } from '../rules/given-roles.ts';
import { MemberBadges } from './member-badges.tsx';
import { memberTexts } from './member-texts.ts';

interface RolesCardProps {
  site: string;
  member: AnswerOf<typeof readMember>;
  onChanged: () => void;
}

/** What a member may be, given and taken by whoever governs the site. */
export function RolesCard({ site, member, onChanged }: RolesCardProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(memberTexts);
  const mayGovern = useMay('govern');
  const [busy, setBusy] = useState<GivenRole>();
  const change = async (role: GivenRole, isGiven: boolean): Promise<void> => {
    setBusy(role);
    try {
      const { isChanged } = await api.post<typeof changeMemberRole>('sites/{site}/members/{memberId}/role', {
        params: { site, memberId: member.memberId },
        body: { role, isGiven },
      });
      const said = isGiven ? words.given : words.taken;
      toast({ text: isChanged ? said(words.roles[role]) : words.asBefore });
      onChanged();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(undefined);
    }
  };
  const has = (role: GivenRole): boolean => member.roles.includes(role);
  return (
    <Card title={words.rolesTitle} note={mayGovern ? words.rolesNote : undefined}>
      <MemberBadges member={member} />
      {member.isGuest ? <p className="hc-muted">{words.isGuest}</p> : null}
      {mayGovern ? (
        <ul className="hc-member-roles">
          {givenRoles.map((role) => (
            <li key={role}>
              <span className="hc-member-role">
                <strong>{words.roles[role]}</strong>
                <span className="hc-muted">{words.roleMeans[role]}</span>
              </span>
              <Button isBusy={busy === role} onClick={() => void change(role, !has(role))}>
                {has(role) ? words.take(words.roles[role]) : words.give(words.roles[role])}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
