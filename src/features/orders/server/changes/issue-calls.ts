import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { issueByHand, type IssueServices, readIssuable } from '#features/ticket/server.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../../contract/issue.ts';
import { refuseChange, refuseMail, refuseSoldOut } from './change-refusal.ts';

/** An organiser issues tickets by hand: complimentary, paid elsewhere, at the door, or from a list. */
export function issueCalls(services: IssueServices): ServedConsoleCall[] {
  return [
    serveConsole(calls.readIssueDesk, async ({ site }) => {
      const data = await readIssuable(services, site);
      if (data === undefined) throw refuse('notFound');
      return { data };
    }),

    serveConsole(calls.issueTickets, async ({ site: { siteKey }, operator, body, context }) => {
      const { key: changeKey, ...wish } = body;
      const recipients = wish.recipients.map((one) => ({ ...one, mail: readMailAddress(one.mail) }));
      if (recipients.some(({ mail }) => mail !== '' && mailAddressProblem(mail) !== undefined)) throw refuseMail();
      const changer = { operator, context, changeKey };
      const outcome = await issueByHand(services, { siteKey }, { ...wish, recipients }, changer);
      if ('issued' in outcome) return { data: outcome.issued };
      if (outcome.problem === 'unknown') throw refuse('notFound');
      throw outcome.problem === 'soldOut' ? refuseSoldOut(outcome.left) : refuseChange('isDrawn');
    }),
  ];
}
