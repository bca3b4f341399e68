import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { whileFiled } from '../draft/draft-files.ts';
import { exportSite } from '../export-site.ts';
import { claimUploadFolder } from '#server/uploads/upload-folder.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { type Command, CommandProblem } from '#server/command/command.ts';
import { complainingDocuments } from './site-reader.ts';
import { withDatabase } from '#server/command/with-database.ts';

export const exportCommand: Command = {
  name: 'export',
  usage: '<site> <folder>',
  summary: 'Writes the draft of a site as a site folder',
  least: 2,
  most: 2,
  shows: 'nobody',
  looks: true,
  async run([siteKey = '', folder = ''], context) {
    const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw new CommandProblem(`${folder} is not a folder that can be used.`);
    });
    if (present.length > 0) throw new CommandProblem(`The folder ${folder} is not empty.`);
    const { dataFolder } = context.settings;
    await withDatabase(context, async (database) => {
      const warning = await claimUploadFolder(database, dataFolder);
      if (warning !== undefined) context.complain(warning);
      const media = createUploads({ database, dataFolder });
      const options = { media, stored: complainingDocuments(context) };
      const tooLarge = await whileFiled(database.kysely, siteKey, () => exportSite(database, siteKey, folder, options));
      for (const name of tooLarge) {
        context.complain(
          `Warning: ${join(folder, name)} has more than 10 MB, which hiroba import refuses: one item or setting in it is too large.`,
        );
      }
    });
    context.say(`Exported ${siteKey} to ${folder}.`);
  },
};
