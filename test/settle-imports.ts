// Many files have one process, which keeps each module that it has loaded. An import that is on its way when a file ends
// fails, and with it every later file that needs the module: so a file ends when its imports have come.
import { afterAll, vi } from 'vitest';
import { patienceMs } from './patience.ts';

afterAll(() => vi.dynamicImportSettled());

// By itself it gives up after a second, and it cannot be configured. The files of a process share it.
const { waitFor } = vi;
if (!('isPatient' in waitFor)) {
  const patiently: typeof waitFor = (work, options = patienceMs) => waitFor(work, options);
  vi.waitFor = Object.assign(patiently, { isPatient: true });
}
