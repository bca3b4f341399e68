import { findMember, giveRole, takeRole } from '#features/account/server.ts';
import { byShell, noteInLog, noteLookByShell } from '#features/operator/server.ts';
import { type DraftCheck, draftSite, knownSite } from '#features/site/server.ts';
import {
  type Command,
  type CommandContext,
  CommandProblem,
  type FeatureCommands,
  readId,
  takeFlag,
  takeOption,
} from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { talkWarnings } from './rules/talk/talk-warnings.ts';
import {
  type BoothPlace,
  boothsOfExhibitor,
  listExhibitors,
  tieExhibitor,
  untieExhibitor,
} from './server/exhibitor/exhibitors.ts';
import { readTalkUses } from './server/talk/talk-uses.ts';

const namedParts = 4;

const exhibitorCommand: Command = {
  name: 'exhibitor',
  usage: '<site> [<content> <booth> <mail>] [--as <person> | --remove]',
  summary: 'Lists the exhibitors of a site, makes a member an exhibitor of a booth, or removes one',
  least: 1,
  most: 7,
  shows: 'people',
  async run(args, context) {
    const { flagged: isRemoving, rest: afterRemove } = takeFlag(args, '--remove');
    const { value: person, rest } = takeOption(afterRemove, '--as');
    const [siteKey = '', content, booth, mail = ''] = rest;
    const isListing = rest.length === 1 && !isRemoving && person === undefined;
    if ((rest.length !== namedParts && !isListing) || (isRemoving && person !== undefined)) {
      throw new CommandProblem('Write: hiroba exhibitor event/12 200 3 hanako@example.jp');
    }
    await withDatabase(context, async (database) => {
      const { realmKey } = await knownSite(database, siteKey);
      if (isListing) {
        const exhibitors = await listExhibitors(database, siteKey);
        if (exhibitors.length > 0)
          await noteLookByShell(database, { command: 'exhibitor', siteKey, what: 'members', now: context.now() });
        context.tell({ exhibitors });
        for (const { contentId, detailId, mail: address, administratorId } of exhibitors) {
          context.say([contentId, detailId, address, administratorId ?? '-'].join('\t'));
        }
        if (exhibitors.length === 0) context.say(`${siteKey} has no exhibitors.`);
        return;
      }
      const place = { contentId: readId(content), detailId: readId(booth) };
      const memberId = (await findMember(database, realmKey, mail))?.memberId;
      if (memberId === undefined) {
        throw new CommandProblem(
          `${mail} is no member of ${realmKey}. \`hiroba member ${siteKey} --add ${mail}\` makes one.`,
        );
      }
      const { operator, context: about } = byShell('exhibitor', context.now());
      const details = { memberId, contentId: place.contentId, detailId: place.detailId };
      const name = `booth ${place.contentId} ${place.detailId} of ${siteKey}`;
      if (isRemoving) {
        const isGone = await inTransaction(database, async (tx) => {
          const queries = { kysely: tx };
          if (!(await untieExhibitor(queries, siteKey, place, memberId))) return false;
          const left = await boothsOfExhibitor(queries, siteKey, memberId);
          if (left.length === 0) await takeRole(queries, siteKey, memberId, 'exhibitor');
          await noteInLog(tx, about, { operator, siteKey, action: 'member.boothTaken', details });
          return true;
        });
        context.tell({ isExhibitor: false, isChanged: isGone });
        context.say(`${mail} is ${isGone ? 'no longer' : 'not'} an exhibitor of ${name}.`);
        return;
      }
      const administratorId = await findPerson(database, siteKey, place, person, context);
      await inTransaction(database, async (tx) => {
        const tied = await tieExhibitor({ kysely: tx }, siteKey, place, { memberId, administratorId });
        if (tied === 'personTaken') {
          throw new CommandProblem(
            `Another member is person ${person} of ${name}. Remove that member first with --remove.`,
          );
        }
        await giveRole({ kysely: tx }, siteKey, memberId, 'exhibitor');
        await noteInLog(tx, about, { operator, siteKey, action: 'member.boothGiven', details });
      });
      context.tell({ isExhibitor: true });
      context.say(`${mail} is an exhibitor of ${name}${person === undefined ? '' : `, as person ${person}`}.`);
    });
  },
};

/** The id of a person whom the draft of the booth names; throws when there is no such booth or person. */
async function findPerson(
  database: Database,
  siteKey: string,
  place: BoothPlace,
  person: string | undefined,
  context: CommandContext,
): Promise<number | undefined> {
  const { site, store } = await draftSite(database, siteKey, context);
  const booths = await store.items(site, 'booth', place.contentId);
  const item = booths?.find(({ detailId }) => detailId === place.detailId);
  if (item === undefined) {
    throw new CommandProblem(`The draft of ${siteKey} shows no booth ${place.contentId} ${place.detailId}.`);
  }
  if (person === undefined) return undefined;
  const id = readId(person);
  if (item.exhibitorAdministrators.some((one) => one.id === id)) return id;
  const ids = item.exhibitorAdministrators.map((one) => one.id).join(', ');
  throw new CommandProblem(`The booth has no person ${person}${ids === '' ? '' : `, but ${ids}`}.`);
}

export const boothCommands: FeatureCommands<DraftCheck> = {
  commands: [exhibitorCommand],
  draftCheck: {
    async warn({ database, siteKey, change, now }) {
      return talkWarnings(change, await readTalkUses(database, siteKey, now));
    },
  },
};
