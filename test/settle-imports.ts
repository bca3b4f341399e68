// Many files have one process, which keeps each module that it has loaded. An import that is on its way when a file ends
// fails, and with it every later file that needs the module: so a file ends when its imports have come.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
