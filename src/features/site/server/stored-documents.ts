import type * as v from 'valibot';
import { setImmediate } from 'node:timers/promises';
import { moduleParts, nothingSchema } from '#kernel/module-documents.ts';
import type { Log } from '#server/log/log.ts';
import { moduleSchema, type SiteDocument, siteDocumentSchema, type SiteModule } from '../documents.ts';
import type { DocumentsByCode } from './import-modules.ts';
import { readStored, type StoredFault } from './read-stored.ts';

export type StoredModule = Omit<SiteModule, 'items'> & { sort: number };

/** Where a document is stored; a fault is told with it. */
export interface StoredAt {
  siteKey: string;
  revision: number;
  contentId?: number;
  detailId?: number;
}

/** The one place where stored documents become those of this release. */
export interface StoredDocuments {
  /** Undefined: what opens and closes the site cannot be read. */
  site(at: StoredAt, stored: unknown): SiteDocument | undefined;
  /** Undefined: the module cannot be read, and is left out. */
  module(at: StoredAt, stored: unknown): StoredModule | undefined | 'lost lock';
  /** Those that can be read. In turns, so that no content holds up the process. */
  items(at: StoredAt, moduleCode: string, stored: readonly unknown[]): Promise<unknown[]>;
}

/** What opens or closes a site; a fault there must not open it. */
const siteGuards = ['kind', 'login', 'usePortal', 'isInvitingEvent', 'usePasscodeLock'];
const moduleGuards = ['moduleCode', 'contentId', 'visible', 'isConsoleUserOnly'];
const lockCode = 'ticket_limited';
const itemsAtOnce = 100;

/** For a site whose documents this process has just written. */
export const asWritten: StoredDocuments = {
  site: (_, stored) => stored as SiteDocument,
  module: (_, stored) => stored as StoredModule,
  items: (_at, _code, stored) => Promise.resolve([...stored]),
};

export function createStoredDocuments(documents: DocumentsByCode, log: Pick<Log, 'error'>): StoredDocuments {
  const tell = (at: StoredAt, under: string, faults: readonly StoredFault[], isLeftOut: boolean): void => {
    if (faults.length === 0) return;
    const fields = faults
      .slice(0, 20)
      .map(({ place, expected }) => `${[under, ...place].filter((part) => part !== '').join('.')}: ${expected}`);
    const message = isLeftOut
      ? 'A stored document cannot be read, and is left out.'
      : 'Fields of a stored document cannot be read, and are left out.';
    log.error(message, { ...at, fields });
  };
  return {
    site(at, stored) {
      const { output, faults } = readStored(siteDocumentSchema, stored, siteGuards);
      tell(at, '', faults, output === undefined);
      return output;
    },
    module(at, stored) {
      const { sort, ...written } = stored as { sort: number; moduleCode?: unknown };
      const isLock = written.moduleCode === lockCode;
      const base = readStored(moduleSchema, written, moduleGuards);
      tell(at, '', base.faults, base.output === undefined);
      if (base.output === undefined) return isLock ? 'lost lock' : undefined;
      const { items: _, ...module } = base.output;
      const schemas = documents.get(module.moduleCode);
      if (schemas === undefined) return { ...module, sort };
      for (const part of moduleParts) {
        const schema = (schemas[part] ?? nothingSchema) as v.GenericSchema<unknown, Record<string, unknown>>;
        const read = readStored(schema, module[part]);
        tell(at, part, read.faults, read.output === undefined);
        if (isLock && read.faults.length > 0) return 'lost lock';
        if (read.output === undefined) return undefined;
        module[part] = read.output;
      }
      return { ...module, sort };
    },
    async items(at, moduleCode, stored) {
      const schema = documents.get(moduleCode as StoredModule['moduleCode'])?.item;
      if (schema === undefined) return [...stored];
      const read: unknown[] = [];
      for (const [index, one] of stored.entries()) {
        if (index > 0 && index % itemsAtOnce === 0) await setImmediate();
        const { output, faults } = readStored(schema, one);
        const detailId = (one as { detailId?: number }).detailId;
        tell({ ...at, ...(detailId !== undefined && { detailId }) }, '', faults, output === undefined);
        if (output !== undefined) read.push(output);
      }
      return read;
    },
  };
}
