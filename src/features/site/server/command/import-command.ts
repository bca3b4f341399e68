import { formatProblem } from '../import-problem.ts';
import { numberOf } from '../../rules/changes/site-change.ts';
import { importSites } from '../import-sites.ts';
import { locateWarning } from '../locate-warning.ts';
import { claimUploadFolder } from '#server/uploads/upload-folder.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { type Command, CommandProblem, takeFlag } from '#server/command/command.ts';
import { refusalsOf, type SiteCommandPorts } from './draft-check.ts';
import { reportChange } from './report-change.ts';
import { warningLines } from './say-change.ts';
import { unheardDocuments } from './site-reader.ts';
import { withDatabase } from '#server/command/with-database.ts';

export const importCommand = (ports: SiteCommandPorts): Command => ({
  name: 'import',
  usage: '<folder> … [--strict]',
  summary: 'Reads site folders (site.yaml) into drafts',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  async run(args, context) {
    const { flagged: isStrict, rest: folders } = takeFlag(args, '--strict');
    if (folders.length === 0) throw new CommandProblem('Name the folders of the sites.');
    const { dataFolder } = context.settings;
    const { siteKeys, problems, refused, warned, warnings } = await withDatabase(context, async (database) => {
      const warning = await claimUploadFolder(database, dataFolder);
      if (warning !== undefined) context.complain(warning);
      const { storeImage, storeHandout } = createUploads({ database, dataFolder });
      const options = { now: context.now(), documents: context.documents, storeImage, storeHandout };
      const onRead = (folder: string) => context.complain(`Read ${folder}`);
      const outcome = await importSites(database, folders, folders.length > 1 ? { ...options, onRead } : options);
      const keys = outcome.sites.map(({ siteKey }) => siteKey);
      const lines: string[] = [];
      let count = 0;
      for (const site of outcome.sites) {
        const report = await reportChange(database, site.siteKey, context, ports);
        count += report.warnings.length;
        lines.push(...warningLines(report, (place) => locateWarning(site, place)));
      }
      const stored = unheardDocuments(context);
      const refusals = await refusalsOf(ports.draftChecks, { database, stored, siteKeys: keys });
      return {
        siteKeys: keys,
        problems: outcome.problems,
        refused: refusals,
        warned: lines,
        warnings: count + refusals.length,
      };
    });
    if (problems.length > 0) {
      const count = problems.length === 1 ? 'One field is' : `${problems.length} fields are`;
      throw new CommandProblem(
        `${problems.map(formatProblem).join('\n')}\n\n${count} not right; nothing was imported.`,
      );
    }
    for (const siteKey of siteKeys) context.say(`Imported ${siteKey} as a draft.`);
    for (const line of refused) context.complain(line);
    for (const line of warned) context.complain(line);
    if (isStrict && warnings > 0) {
      throw new CommandProblem(
        `${numberOf(warnings, 'warning')}, and --strict: look at the drafts before you publish them.`,
      );
    }
    context.say(`To make it public: hiroba publish ${siteKeys.join(' ')}`);
  },
});
