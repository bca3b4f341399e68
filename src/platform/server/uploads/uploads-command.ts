import { join, resolve } from 'node:path';
import { adoptUploadFolder, claimUploadFolder } from '#server/uploads/upload-folder.ts';
import { type Command, takeFlag } from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';

export const uploadsCommand: Command = {
  name: 'uploads',
  usage: '[--adopt]',
  summary: 'Tells whether the upload folder is that of the database; --adopt makes it so, after a folder was lost',
  least: 0,
  most: 1,
  shows: 'nobody',
  async run(args, context) {
    const { dataFolder } = context.settings;
    const { flagged: isToAdopt } = takeFlag(args, '--adopt');
    await withDatabase(context, async (database) => {
      if (isToAdopt) return adoptUploadFolder(database, dataFolder);
      const warning = await claimUploadFolder(database, dataFolder);
      if (warning !== undefined) context.complain(warning);
    });
    const folder = join(resolve(dataFolder), 'uploads');
    context.tell({ folder });
    context.say(`${folder} is the upload folder of the database.`);
    if (isToAdopt) context.say('Start every server anew with this folder; copy what is left of the old one into it.');
  },
};
