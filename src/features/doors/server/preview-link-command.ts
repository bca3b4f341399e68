import { findMember } from '#features/account/server.ts';
import { draftSite, knownSite, type KnownSite } from '#features/site/server.ts';
import { isModuleCode } from '#kernel/module-code.ts';
import { canonicalAddress, formatSitePath, type HostSite, parseId, sharedHost } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { isOrigin } from '#server/http/settings.ts';
import { type Command, type CommandContext, CommandProblem, takeOption } from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import { openPreviewSession, previewSessionLifeMs } from './preview-session.ts';

export interface PreviewLinkPorts {
  /** A module whose items a preview shows one by one. */
  hasDetails(moduleCode: string): boolean;
}

export const previewLinkCommand = (ports: PreviewLinkPorts): Command => ({
  name: 'preview-link',
  usage: '<site> <mail> [<module> <content> <detail>] [--at <origin>]',
  summary: 'Prints a link to the draft for a previewer, valid for half an hour',
  least: 2,
  most: 7,
  shows: 'nobody',
  async run(args, context) {
    const { value: at, rest } = takeOption(args, '--at');
    const [siteKey = '', mail = '', ...detail] = rest;
    if (at !== undefined && !isOrigin(at)) {
      throw new CommandProblem(`--at must be an origin such as https://events.example.jp.`);
    }
    const origin = at ?? context.settings.publicUrl();
    if (origin === undefined) {
      throw new CommandProblem('Where is the server? Set HIROBA_URL, or say --at https://events.example.jp.');
    }
    await withDatabase(context, async (database) => {
      const site = await knownSite(database, siteKey);
      const path = pathOf(site, await hostSiteOf(database, new URL(origin).hostname), detail, origin);
      if (detail.length > 0) await findDetail(database, site, detail, { ...context, ...ports });
      const memberId = await previewerOf(database, site, mail);
      const token = await openPreviewSession(database, memberId, siteKey, context.now());
      const until = Math.round(previewSessionLifeMs / 60_000);
      context.say(`${origin}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`);
      context.say(
        `Whoever opens it within ${until} minutes sees the draft of ${siteKey}, but nothing of the account of ${mail}.`,
      );
    });
  },
});

/** The site of a host, found by the sites' own domains, as the server finds it. */
async function hostSiteOf({ kysely }: Database, hostname: string): Promise<HostSite> {
  const found = await kysely
    .selectFrom('site')
    .select(['portal_id', 'event_id'])
    .where('own_domain', '=', hostname.toLowerCase())
    .where('revision', 'is not', null)
    .executeTakeFirst();
  if (found === undefined) return sharedHost;
  const { portal_id: portalId, event_id: eventId } = found;
  return eventId === null ? { kind: 'portal', portalId } : { kind: 'event', portalId, eventId };
}

function pathOf(site: KnownSite, host: HostSite, detail: readonly string[], origin: string): string {
  const address = canonicalAddress(host, site, '');
  if (address === undefined) throw new CommandProblem(`${origin} does not show ${site.siteKey}.`);
  if (detail.length === 0) return `${formatSitePath(host, address)}?isDraft=true`;
  const [moduleCode = '', contentId, detailId] = detail;
  const isDetail = isModuleCode(moduleCode) && [contentId, detailId].every((id) => parseId(id) !== undefined);
  if (detail.length !== 3 || !isDetail || site.eventId === undefined) {
    throw new CommandProblem(
      'An item belongs to an event: write a module code and two numbers, such as information 10 1.',
    );
  }
  const rest = `preview/portal/${site.portalId}/event/${site.eventId}/module/${moduleCode}/${contentId}/${detailId}`;
  return formatSitePath(host, { rest });
}

/** Throws when the page of the link would find nothing in the draft. */
async function findDetail(
  database: Database,
  { siteKey }: KnownSite,
  detail: readonly string[],
  context: CommandContext & PreviewLinkPorts,
): Promise<void> {
  const [moduleCode = '', contentId, detailId] = detail;
  if (!isModuleCode(moduleCode) || !context.hasDetails(moduleCode)) {
    throw new CommandProblem(
      `A preview does not show single items of ${moduleCode}. Leave the item out: the link shows all of the draft.`,
    );
  }
  const { site, store } = await draftSite(database, siteKey, context);
  const items = await store.items(site, moduleCode, Number(contentId));
  if (!items?.some((item) => item.detailId === Number(detailId))) {
    throw new CommandProblem(`The draft of ${siteKey} shows no ${detail.join(' ')}.`);
  }
}

async function previewerOf(database: Database, site: KnownSite, mail: string): Promise<number> {
  const memberId = (await findMember(database, site.realmKey, mail))?.memberId;
  if (memberId === undefined) throw new CommandProblem(`${mail} is no member of ${site.realmKey}.`);
  const role = await database.kysely
    .selectFrom('member_role')
    .select('role')
    .where('member_id', '=', memberId)
    .where('role', '=', 'previewer')
    .where('site_key', 'in', [site.siteKey, `portal/${site.portalId}`])
    .executeTakeFirst();
  if (role === undefined) {
    throw new CommandProblem(
      `${mail} is no previewer of ${site.siteKey}. \`hiroba role ${site.siteKey} ${mail} previewer\` makes one.`,
    );
  }
  return memberId;
}
