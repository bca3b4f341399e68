// Many files have one process, which keeps each module that it has loaded. An import that is on its way when a file ends
// fails, and with it every later file that needs the module: so a file ends when its imports have come.
import { afterAll, vi } from 'vitest';
import { openDatabases } from './open-databases.ts';
import { patienceMs } from './patience.ts';

afterAll(async () => {
  await vi.dynamicImportSettled();
  const { number } = openDatabases;
  openDatabases.number = 0;
  // Its files are many, and a process would grow by a hundred megabytes with each.
  if (number > 0) throw new Error(`The file ends and leaves ${number} databases open: a test closes what it opens.`);
});

// By itself it gives up after a second, and it cannot be configured. The files of a process share it.
const { waitFor } = vi;
if (!('isPatient' in waitFor)) {
  const patiently: typeof waitFor = (work, options = patienceMs) => waitFor(work, options);
  vi.waitFor = Object.assign(patiently, { isPatient: true });
}
