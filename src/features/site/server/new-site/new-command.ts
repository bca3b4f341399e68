import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, tokyoDay } from '#kernel/period.ts';
import { type Command, CommandProblem } from '#server/command/command.ts';
import { errorFacts } from '#kernel/error-facts.ts';
import { siteFileName } from '../read-site-folder.ts';
import { firstSite, schemaFileName } from './first-site.ts';

const daysAhead = 60;

export const newCommand: Command = {
  name: 'new',
  usage: '<folder>',
  summary: 'Writes a small site.yaml to begin with, and the schema by which an editor checks it',
  least: 1,
  most: 1,
  shows: 'nobody',
  async run([folder = ''], { documents, now, say }) {
    const file = join(folder, siteFileName);
    const isThere = existsSync(file);
    const { siteFileSchema } = await import('./site-file-schema.ts');
    try {
      await mkdir(folder, { recursive: true });
      if (!isThere) {
        const [today, day] = [tokyoDay(now()), tokyoDay(now() + daysAhead * dayMs)];
        await writeFile(file, firstSite({ today, day }), { flag: 'wx' });
      }
      await writeFile(join(folder, schemaFileName), `${JSON.stringify(siteFileSchema(documents))}\n`);
    } catch (error) {
      throw new CommandProblem(`${folder} cannot be written: ${errorFacts(error).message}`);
    }
    if (isThere) return say(`${file} stays as it is. ${schemaFileName} beside it is that of this release.`);
    say(`Wrote ${file}, and ${schemaFileName}, by which an editor checks it.`);
    say(`To read it into a draft: hiroba import ${folder}`);
  },
};
