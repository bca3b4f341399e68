import { formatProblem } from '#features/site/server/import-problem.ts';
import { numberOf } from '#features/site/rules/changes/site-change.ts';
import { importSites } from '#features/site/server/import-sites.ts';
import { locateWarning } from '#features/site/server/locate-warning.ts';
import { findMovedClosings, sayMovedClosing } from '#features/ticket/server/lottery/moved-closings.ts';
import { claimUploadFolder } from '#server/uploads/upload-folder.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { moduleDocuments } from '../module-documents.ts';
import { type Command, CommandProblem, takeFlag } from './command.ts';
import { reportChange } from './report-change.ts';
import { warningLines } from './say-change.ts';
import { unheardDocuments } from './site-reader.ts';
import { withDatabase } from './with-database.ts';

export const importCommand: Command = {
  name: 'import',
  usage: '<folder> … [--strict]',
  summary: 'Reads site folders (site.yaml) into drafts',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  async run(args, context) {
    const { flagged: isStrict, rest: folders } = takeFlag(args, '--strict');
    if (folders.length === 0) throw new CommandProblem('Name the folders of the sites.');
    const { dataFolder } = context.settings;
    const { siteKeys, problems, moved, warned, warnings } = await withDatabase(context, async (database) => {
      const warning = await claimUploadFolder(database, dataFolder);
      if (warning !== undefined) context.complain(warning);
      const { storeImage, storeHandout } = createUploads({ database, dataFolder });
      const options = { now: context.now(), documents: moduleDocuments, storeImage, storeHandout };
      const onRead = (folder: string) => context.complain(`Read ${folder}`);
      const outcome = await importSites(database, folders, folders.length > 1 ? { ...options, onRead } : options);
      const keys = outcome.sites.map(({ siteKey }) => siteKey);
      const lines: string[] = [];
      let count = 0;
      for (const site of outcome.sites) {
        const report = await reportChange(database, site.siteKey, context.now());
        count += report.warnings.length;
        lines.push(...warningLines(report, (place) => locateWarning(site, place)));
      }
      const closings = await findMovedClosings(database, unheardDocuments, keys);
      return {
        siteKeys: keys,
        problems: outcome.problems,
        moved: closings,
        warned: lines,
        warnings: count + closings.length,
      };
    });
    if (problems.length > 0) {
      const count = problems.length === 1 ? 'One field is' : `${problems.length} fields are`;
      throw new CommandProblem(
        `${problems.map(formatProblem).join('\n')}\n\n${count} not right; nothing was imported.`,
      );
    }
    for (const siteKey of siteKeys) context.say(`Imported ${siteKey} as a draft.`);
    for (const one of moved) context.complain(sayMovedClosing(one));
    for (const line of warned) context.complain(line);
    if (isStrict && warnings > 0) {
      throw new CommandProblem(
        `${numberOf(warnings, 'warning')}, and --strict: look at the drafts before you publish them.`,
      );
    }
    context.say(`To make it public: hiroba publish ${siteKeys.join(' ')}`);
  },
};
