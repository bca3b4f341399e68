import type { ServerFeature } from '#server/server-feature.ts';
import { codeCalls, type CodeServices } from './server/code-calls.ts';

export { createFindMadeCodes, createHasMadeCodes } from './server/find-made-codes.ts';

/** Discount codes that an organiser makes many at a time. */
export function createCodesServer(services: CodeServices): ServerFeature {
  return { endpoints: [], consoleCalls: codeCalls(services) };
}
