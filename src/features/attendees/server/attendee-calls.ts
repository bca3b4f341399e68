import { noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { companyQuestion } from '#features/profile/rules/person-company.ts';
import { modulesOf, type PublishedSite, sayIn, type SiteStore, spokenLanguage } from '#features/site/server.ts';
import { personIn } from '#features/ticket/rules/purchased/holder-name.ts';
import { consoleApiPrefix, siteNameOf } from '#kernel/console/console-endpoint.ts';
import { formatInstant } from '#kernel/period.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract.ts';
import { chosenColumns } from '../rules/attendee-columns.ts';
import { attendeesPerPage } from '../rules/attendee-limits.ts';
import { fetchFile, type FileServices, prepareFile, readKeptColumns } from './attendee-files.ts';
import { type AttendeeForms, readForms } from './attendee-forms.ts';
import { columnsOf } from './attendee-table.ts';
import { findAttendees, listFoundAttendees } from './find-attendees.ts';
import { presentAttendee } from './present-attendee.ts';
import { readAttendees, readCheckins } from './read-attendees.ts';

/** The organiser's calls about who has tickets. */
export function attendeeCalls(services: FileServices): ServedConsoleCall[] {
  const { database, store } = services;
  const { kysely } = database;
  return [
    serveConsole(calls.listAttendees, async ({ site: { siteKey, ...at }, operator, query, context }) => {
      const site = await store.site(at);
      // Before it is public nobody can have a ticket.
      if (site === undefined) return { data: { entries: [], next: null, found: 0, isMoreFound: false } };
      const { after, ...filter } = query;
      const language = spokenLanguage(site.document, context.language);
      const search = { siteKey, ...filter };
      const from = after === undefined ? undefined : Number(after);
      const { ids, found } = await listFoundAttendees(kysely, search, { after: from, most: attendeesPerPage + 1 });
      const page = ids.slice(0, attendeesPerPage);
      if (page.length > 0) await noteLook(kysely, context, { operator, siteKey, what: 'attendees' });
      const attendees = await readAttendees(services, site, page, language);
      const say = sayIn(site.document, language);
      return {
        data: {
          entries: attendees.map((attendee) => presentAttendee(attendee, say)),
          next: ids.length > page.length ? String(page.at(-1)) : null,
          found: found?.number ?? null,
          isMoreFound: found?.isMore ?? false,
        },
      };
    }),

    serveConsole(calls.readAttendeeDesk, async ({ site: { siteKey, ...at }, operator, context }) => {
      const site = await store.site(at);
      if (site === undefined) {
        return { data: { tickets: [], columns: [], chosen: [], questions: [], company: null } };
      }
      const language = spokenLanguage(site.document, context.language);
      const forms = await readForms(services, site, language);
      const columns = columnsOf(forms, language);
      const kept = await readKeptColumns(kysely, operator, siteKey);
      const asked = forms.questions.filter(({ item }) => item.answerMethod !== 'NAME');
      const questions = new Map(asked.map(({ key, label }) => [key, label]));
      return {
        data: {
          tickets: await ticketsOn(store, site, language),
          columns: columns.map(({ id, label, of }) => ({ id, label, of })),
          chosen: chosenColumns(
            columns.map(({ id }) => id),
            kept,
            columns.flatMap(({ id, isRepeated }) => (isRepeated ? [] : [id])),
          ),
          questions: [...questions].map(([key, label]) => ({ key, label })),
          company: companyQuestion(forms.questions.map(({ item }) => item))?.entryFormKey ?? null,
        },
      };
    }),

    serveConsole(calls.readAttendee, async ({ site: { siteKey, ...at }, operator, params, context }) => {
      const { purchasedTicketId } = params;
      const site = await store.site(at);
      const order = { after: undefined, most: 1, isNewestFirst: true };
      const ids = await findAttendees(kysely, { siteKey, purchasedTicketId }, order);
      if (site === undefined || ids.length === 0) throw refuse('notFound');
      await noteLook(kysely, context, { operator, siteKey, what: 'attendee', details: { purchasedTicketId } });
      const language = spokenLanguage(site.document, context.language);
      const [attendee] = await readAttendees(services, site, ids, language);
      if (attendee === undefined) throw refuse('notFound');
      const { row, isWithBuyer } = attendee;
      const forms = await readForms(services, site, language);
      const checkins = await readCheckins(database, purchasedTicketId);
      return {
        data: {
          ...presentAttendee(attendee, sayIn(site.document, language)),
          price: row.price,
          orderedAt: formatInstant(row.ordered_at.getTime()),
          canceledAt: row.canceled_at === null ? null : formatInstant(row.canceled_at.getTime()),
          isTransferring: row.transfer_status === 'TRANSFERRING',
          isWithBuyer,
          buyer: {
            ...personIn(row.purchaser_info, language),
            mail: row.purchaser_mail,
            answers: withoutName(forms.answers(row, 'buyer')),
          },
          companion: withoutName(forms.answers(row, 'companion')),
          checkins: checkins.map((one) => ({ at: formatInstant(one.at), gate: one.gate })),
        },
      };
    }),

    serveConsole(calls.makeAttendeeFile, async ({ site: { siteKey, ...at }, operator, body, context }) => {
      const site = await store.site(at);
      if (site === undefined) throw refuse('notFound');
      const { token, rows } = await prepareFile(services, { operator, site, context }, body);
      return { data: { path: `${consoleApiPrefix}sites/${siteNameOf(siteKey)}/attendees/export/${token}`, rows } };
    }),

    serveConsole(calls.fetchAttendeeFile, async ({ site: at, operator, params, context }) => {
      const site = await store.site(at);
      if (site === undefined) throw refuse('notFound');
      return { data: await fetchFile(services, { operator, site, context }, params.token) };
    }),
  ];
}

/** The name stands above the answers. */
function withoutName(answers: ReturnType<AttendeeForms['answers']>): { question: string; answer: string }[] {
  return [...answers.values()].flatMap(({ isName, question, answer }) => (isName ? [] : [{ question, answer }]));
}

/** The tickets that the list can be cut down to, with the slots of each. */
async function ticketsOn(store: SiteStore, site: PublishedSite, language: Parameters<typeof sayIn>[1]) {
  const say = sayIn(site.document, language);
  const contents = await Promise.all(
    modulesOf(site, 'ticket').map(async ({ contentId }) =>
      ((await store.items(site, 'ticket', contentId)) ?? []).map((item) => ({
        contentId,
        ticketId: item.detailId,
        title: say(item.title),
        slots: item.slots.map(({ ticketSlotId, name }) => ({ slotId: ticketSlotId, name: say(name) })),
      })),
    ),
  );
  return contents.flat();
}
