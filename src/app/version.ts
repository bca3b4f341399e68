import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The release of this code, or the one that it goes on from; `package.json` says it. */
export const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};
