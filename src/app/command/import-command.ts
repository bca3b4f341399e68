import { formatProblem } from '#features/site/server/import-problem.ts';
import { importSites } from '#features/site/server/import-sites.ts';
import { findMovedClosings, sayMovedClosing } from '#features/ticket/server/lottery/moved-closings.ts';
import { claimUploadFolder } from '#server/uploads/upload-folder.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { moduleDocuments } from '../module-documents.ts';
import { type Command, CommandProblem } from './command.ts';
import { reportChange } from './report-change.ts';
import { warningLines } from './say-change.ts';
import { unheardDocuments } from './site-reader.ts';
import { withDatabase } from './with-database.ts';

export const importCommand: Command = {
  name: 'import',
  usage: '<folder> …',
  summary: 'Reads site folders (site.yaml) into drafts',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  async run(folders, context) {
    const { dataFolder } = context.settings;
    const { siteKeys, problems, moved, warnings } = await withDatabase(context, async (database) => {
      const warning = await claimUploadFolder(database, dataFolder);
      if (warning !== undefined) context.complain(warning);
      const { storeImage, storeHandout } = createUploads({ database, dataFolder });
      const options = { now: context.now(), documents: moduleDocuments, storeImage, storeHandout };
      const onRead = (folder: string) => context.complain(`Read ${folder}`);
      const outcome = await importSites(database, folders, folders.length > 1 ? { ...options, onRead } : options);
      const warned: string[] = [];
      for (const siteKey of outcome.siteKeys) {
        warned.push(...warningLines(await reportChange(database, siteKey, context.now())));
      }
      return {
        ...outcome,
        moved: await findMovedClosings(database, unheardDocuments, outcome.siteKeys),
        warnings: warned,
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
    for (const line of warnings) context.complain(line);
    context.say(`To make it public: hiroba publish ${siteKeys.join(' ')}`);
  },
};
