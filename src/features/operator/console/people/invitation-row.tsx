import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { inviteAgain, listInvitations, withdrawInvitation } from '../../contract/people.ts';
import { BoothNames } from './booth-names.tsx';
import type { MakeChange } from './make-change.ts';
import { peopleTexts } from './people-texts.ts';
import { useRoleLabels } from './role-labels.ts';
import { SecretLink } from '#console/ui/secret-link.tsx';

interface InvitationRowProps {
  site: string;
  invitation: AnswerOf<typeof listInvitations>['invitations'][number];
  change: MakeChange;
}

/** An invitation that waits: until when it works, and how it is sent again or ended. */
export function InvitationRow({ site, invitation, change }: InvitationRowProps) {
  const { api, toast, failureOf, language } = useConsole();
  const times = useSaidTimes();
  const words = useWords(peopleTexts);
  const roles = useRoleLabels();
  const { invitationId, mail, name, role, scope, expiresAt } = invitation;
  const said = mail === null ? words.linkHolder : shownMail(mail);
  const [link, setLink] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const params = { site, invitationId };
  const again = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const call = 'sites/{site}/invitations/{invitationId}/again';
      const made = await api.post<typeof inviteAgain>(call, { params, body: { language } });
      // The row stays, with the link that is shown this once.
      setLink(made.path ?? undefined);
      await change(async () => {}, mail === null ? words.linkMade : words.sent(shownMail(mail)));
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  const withdraw = () =>
    api.post<typeof withdrawInvitation>('sites/{site}/invitations/{invitationId}/withdraw', { params, body: {} });
  return (
    <div className="hc-row hc-person">
      <div className="hc-row-text">
        <span className="hc-row-title">{name || said}</span>
        <span className="hc-muted">
          {[...(name === '' ? [] : [said]), roles[role], words.until(times.date(expiresAt))].join(' · ')}
        </span>
        <BoothNames booths={scope.booths} />
        {link === undefined ? null : <SecretLink path={link} text={words.linkText} />}
        <p className="hc-person-actions">
          <Button look="quiet" isBusy={isBusy} onClick={() => void again()}>
            {mail === null ? words.againLink : words.again}
          </Button>
          <Button look="quiet" onClick={() => void change(withdraw, words.withdrawn)}>
            {words.withdraw}
          </Button>
        </p>
      </div>
    </div>
  );
}
