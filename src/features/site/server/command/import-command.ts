import { formatProblem } from '../import-problem.ts';
import { numberOf } from '../../rules/changes/site-change.ts';
import { importSites } from '../import-sites.ts';
import { warningLocator } from '../locate-warning.ts';
import type { ParsedSite } from '../read-site-folder.ts';
import type { Database } from '#server/database/database.ts';
import { claimUploadFolder } from '#server/uploads/upload-folder.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { type Command, type CommandContext, CommandProblem, takeFlag } from '#server/command/command.ts';
import { createProgress } from '#server/command/progress.ts';
import { refusalsOf, type SiteCommandPorts } from './draft-check.ts';
import { reportChange } from './report-change.ts';
import { leftLines, warningLines } from './say-change.ts';
import { unheardDocuments } from './site-reader.ts';
import { withDatabase } from '#server/command/with-database.ts';

/** More sites are not named in the line that says how to publish them. */
const namedMax = 20;

export const importCommand = (ports: SiteCommandPorts): Command => ({
  name: 'import',
  usage: '<folder> … [--strict] [--replace-draft]',
  summary: 'Reads site folders (site.yaml) into drafts',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  shows: 'nobody',
  async run(args, context) {
    const { flagged: isStrict, rest: afterStrict } = takeFlag(args, '--strict');
    const { flagged: replacesDraft, rest: folders } = takeFlag(afterStrict, '--replace-draft');
    if (folders.length === 0) throw new CommandProblem('Name the folders of the sites.');
    const { dataFolder } = context.settings;
    let warnings = 0;
    const { sites, problems } = await withDatabase(context, async (database) => {
      const warning = await claimUploadFolder(database, dataFolder);
      if (warning !== undefined) context.complain(warning);
      const { storeImage, storeHandout } = createUploads({ database, dataFolder });
      const of = `of ${folders.length.toLocaleString('en')} folders`;
      const onRead = createProgress(context, (done) => `Read ${done} ${of} …`);
      let tellWritten: (() => void) | undefined;
      return importSites(database, folders, {
        keepsDrafts: !replacesDraft,
        replacedBy: 'hiroba import',
        onWriting: (tx, { siteKey }) =>
          ports.note(tx, { command: 'import', siteKey, action: 'site.imported', now: context.now() }),
        now: context.now(),
        documents: context.documents,
        storeImage,
        storeHandout,
        ...(folders.length > 1 && { onRead }),
        stop: context.stopSignal?.(),
        async onWritten(site) {
          context.say(`Imported ${site.siteKey} as a draft.`);
          warnings += await warn(database, site, context, ports);
          tellWritten ??= createProgress(context, (done) => `Wrote ${done} ${of} …`);
          tellWritten();
        },
        onLeft(written, left) {
          if (folders.length === 1) return;
          const lines = leftLines(
            'imported',
            written,
            left.map(({ siteKey, folder }) => `${siteKey} (${folder})`),
          );
          for (const line of lines) context.complain(`${line} The same command goes on: it writes what differs.`);
        },
      });
    });
    if (problems.length > 0) {
      const count = problems.length === 1 ? 'One field is' : `${problems.length} fields are`;
      throw new CommandProblem(
        `${problems.map(formatProblem).join('\n')}\n\n${count} not right; nothing was imported.`,
      );
    }
    if (isStrict && warnings > 0) {
      throw new CommandProblem(
        `${numberOf(warnings, 'warning')}, and --strict: look at the drafts before you publish them.`,
      );
    }
    context.tell({ imported: sites.map(({ siteKey }) => siteKey), warnings });
    const keys = sites.length > namedMax ? '--all' : sites.map(({ siteKey }) => siteKey).join(' ');
    context.say(`To make ${sites.length > namedMax ? 'all drafts' : 'it'} public: hiroba publish ${keys}`);
  },
});

/** Says what of the draft hurts visitors or cannot be published; answers how much it is. */
async function warn(
  database: Database,
  site: ParsedSite,
  context: CommandContext,
  ports: SiteCommandPorts,
): Promise<number> {
  const { siteKey } = site;
  const stored = unheardDocuments(context);
  const refusals = await refusalsOf(ports.draftChecks, { database, stored, siteKeys: [siteKey] });
  const report = await reportChange(database, siteKey, context, ports);
  const isQuiet = report.warnings.length === 0;
  const lines = isQuiet ? [] : warningLines(report, await warningLocator(site));
  for (const line of [...refusals.map(({ says }) => says), ...lines]) context.complain(line);
  return refusals.length + report.warnings.length;
}
