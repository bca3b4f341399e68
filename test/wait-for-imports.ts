// What a page loads later takes as long as the machine needs: a search with a time limit begins when it is there.
import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

configure(({ asyncWrapper }) => ({
  asyncUtilTimeout: patienceMs,
  asyncWrapper: (search) =>
    asyncWrapper(async () => {
      await vi.dynamicImportSettled();
      return search();
    }),
}));
