import { waitingTalksOfBooths } from '#features/booth/server.ts';
import { type DraftServices, readBooths } from '#features/editor/server.ts';
import {
  exhibitorsAt,
  inviteExhibitor,
  isSameBooth,
  lastEdits,
  linkForExhibitor,
  previewInvitation,
  type OperatorServices,
  remindExhibitor,
  type ServedConsoleCall,
  serveConsole,
} from '#features/operator/server.ts';
import { formatInstant } from '#kernel/period.ts';
import * as calls from '../contract.ts';
import { boothsPerPage, mailsPerCall } from '../rules/exhibitor-limits.ts';
import { nameBooths } from './name-booths.ts';
import { readRows } from '../rules/invitation-rows.ts';

export type ExhibitorServices = OperatorServices & DraftServices;

/** The organiser's calls about exhibitors: how far they are, and their invitations from a list. */
export function exhibitorCalls(services: ExhibitorServices): ServedConsoleCall[] {
  const { database } = services;
  const { kysely } = database;
  return [
    serveConsole(calls.listExhibitors, async ({ site: { siteKey }, query: { from = 0, only }, context }) => {
      const talks = await waitingTalksOfBooths(kysely, siteKey, context.now);
      const talksOf = (booth: { contentId: number; detailId: number }): number =>
        talks.find((one) => isSameBooth(one, booth))?.count ?? 0;
      const span = { from, most: boothsPerPage + 1 };
      const known = await exhibitorsAt(kysely, siteKey, context.now);
      const statesOf = (booth: { contentId: number; detailId: number }) =>
        known.flatMap(({ booths, state }) => (booths.some((one) => isSameBooth(one, booth)) ? [state] : []));
      const isWaitedFor = (booth: { contentId: number; detailId: number }): boolean => {
        const states = statesOf(booth);
        return states.length > 0 && !states.includes('accepted');
      };
      const found =
        only === 'talks' || only === 'waiting'
          ? (await readBooths(services, siteKey, 'all'))
              .filter(only === 'talks' ? talksOf : isWaitedFor)
              .slice(from, from + span.most)
          : await readBooths(services, siteKey, only ?? 'all', span);
      const page = found.slice(0, boothsPerPage);
      const edits = await lastEdits(kysely, siteKey, page.map(partOf));
      return {
        data: {
          booths: page.map((booth) => {
            const ofBooth = known.filter(({ booths }) => booths.some((one) => isSameBooth(one, booth)));
            const accepted = ofBooth.filter(({ state }) => state === 'accepted');
            const edit = edits.get(partOf(booth));
            const isTheirs = accepted.some(({ operatorId }) => edit?.operatorIds.includes(operatorId ?? 0));
            return {
              ...booth,
              invited: ofBooth.filter(({ state }) => state === 'invited').length,
              lapsed: ofBooth.filter(({ state }) => state === 'lapsed').length,
              accepted: accepted.length,
              talks: talksOf(booth),
              editedAt: isTheirs && edit !== undefined ? formatInstant(edit.at.getTime()) : null,
            };
          }),
          next: found.length > page.length ? from + boothsPerPage : null,
        },
      };
    }),

    serveConsole(calls.checkExhibitors, async ({ operator, site, body, context }) => {
      const { addressees, issues } = readRows(body.rows, await readBooths(services, site.siteKey, 'all'));
      const [first] = addressees;
      if (issues.length > 0 || first === undefined)
        return { data: { issues, mails: addressees.length, preview: null } };
      const { mail, name, company, booths } = first;
      const language = body.language ?? context.language;
      const wish = { mail, booths, addressee: name, company, language, note: body.note };
      const { to, subject, text } = await previewInvitation(services, { operator, site, context }, wish);
      return { data: { issues, mails: addressees.length, preview: { to, subject, text } } };
    }),

    serveConsole(calls.inviteExhibitors, async ({ operator, site, body, context }) => {
      const { addressees, issues } = readRows(body.rows, await readBooths(services, site.siteKey, 'all'));
      const mails = addressees.length;
      if (issues.length > 0) return { data: { issues, mails, sent: 0, left: mails } };
      const language = body.language ?? context.language;
      let sent = 0;
      for (const [done, { mail, name, company, booths }] of addressees.entries()) {
        if (sent === mailsPerCall) return { data: { issues, mails, sent, left: mails - done } };
        const wish = { mail, booths, addressee: name, company, language, note: body.note };
        // One after the other: a call that is cut goes on where it ended.
        // oxlint-disable-next-line no-await-in-loop
        if ((await inviteExhibitor(services, { operator, site, context }, wish)) !== 'sent') continue;
        sent += 1;
        // oxlint-disable-next-line no-await-in-loop -- As above.
        await nameBooths(services, { operator, siteKey: site.siteKey, context }, company, booths);
      }
      return { data: { issues, mails, sent, left: 0 } };
    }),

    serveConsole(calls.linkExhibitor, async ({ operator, site, body, context }) => ({
      data: { path: await linkForExhibitor(services, { operator, site, context }, body) },
    })),

    serveConsole(calls.remindExhibitors, async ({ operator, site, body, context }) => {
      let sent = 0;
      const [language, linked] = [body.language ?? context.language, new Set<string>()];
      for (const booth of body.booths) {
        // oxlint-disable-next-line no-await-in-loop
        sent += await remindExhibitor(services, { operator, site, context }, booth, language, linked);
      }
      return { data: { sent } };
    }),
  ];
}

const partOf = ({ contentId, detailId }: { contentId: number; detailId: number }): string =>
  `item-${contentId}-${detailId}`;
