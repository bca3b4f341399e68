import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The release of this code, or the one that it goes on from; `package.json` says it. */
const written = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
export const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(written));
