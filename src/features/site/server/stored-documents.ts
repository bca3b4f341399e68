import * as v from 'valibot';
import { setImmediate } from 'node:timers/promises';
import type { ModuleCode } from '#kernel/module-code.ts';
import { type ItemOf, type ModulePart, moduleParts, nothingSchema, type PartOf } from '#kernel/module-documents.ts';
import { readStored, type StoredFault } from '#server/database/read-stored.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Log } from '#server/log/log.ts';
import { moduleSchema, type SiteDocument, siteDocumentSchema, type SiteModule } from '../documents.ts';
import type { DocumentsByCode } from './import-modules.ts';

/** A module as it is read: its code says what its parts are. */
export type ReadModule<Code extends ModuleCode = ModuleCode> = Code extends ModuleCode
  ? Omit<SiteModule, 'items' | 'moduleCode' | ModulePart> & { moduleCode: Code; sort: number } & {
      [Part in ModulePart]: PartOf<Code, Part>;
    }
  : never;

/** Where a document is stored; a fault is told with it. */
export interface StoredAt {
  siteKey: string;
  revision: number;
  moduleCode?: ModuleCode;
  contentId?: number;
  detailId?: number;
}

/** What a document says that this release cannot read. */
export interface UnreadFields {
  at: StoredAt;
  /** `layout.live_stream.setting`, `slots.3.capacity` */
  fields: { place: string; expected: string }[];
  /** The whole document, not these fields alone. */
  isLeftOut: boolean;
}

/** The one place where stored documents become those of this release. */
export interface StoredDocuments {
  /** Undefined: what opens and closes the site cannot be read. */
  site(at: StoredAt, stored: StoredJson): SiteDocument | undefined;
  /** Undefined: the module cannot be read, and is left out. */
  module(at: StoredAt, stored: StoredJson, sort: number): ReadModule | undefined | 'lost lock';
  /** The items that can be read. They are read in turns, so that no content holds up the process. */
  items<Code extends ModuleCode>(
    at: StoredAt,
    moduleCode: Code,
    stored: readonly StoredItem[],
  ): Promise<ItemOf<Code>[]>;
}

export interface StoredItem {
  detailId: number;
  document: StoredJson;
}

/** What opens or closes a site; a fault there must not open it. */
const siteGuards = ['kind', 'login', 'usePortal', 'isInvitingEvent', 'usePasscodeLock'];
const moduleGuards = ['moduleCode', 'contentId', 'visible', 'isConsoleUserOnly'];
const lockSchema = v.object({ moduleCode: v.literal('ticket_limited') });
const itemsAtOnce = 100;
const fieldsMax = 20;

/** How a server tells what it cannot read. */
export function logUnread(log: Pick<Log, 'error'>): (unread: UnreadFields) => void {
  return ({ at, fields, isLeftOut }) => {
    const message = isLeftOut
      ? 'A stored document cannot be read, and is left out.'
      : 'Fields of a stored document cannot be read, and are left out.';
    log.error(message, { ...at, fields: fields.map(({ place, expected }) => `${place}: ${expected}`) });
  };
}

/** A module whose parts were read by the schemas of its code. */
function known(module: Omit<SiteModule, 'items'>, sort: number): ReadModule {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not tie the code to the parts.
  return { ...module, sort } as ReadModule;
}

export function createStoredDocuments(
  documents: DocumentsByCode,
  hear: (unread: UnreadFields) => void,
): StoredDocuments {
  const tell = (at: StoredAt, under: string, faults: readonly StoredFault[], isLeftOut: boolean): void => {
    if (faults.length === 0) return;
    const fields = faults
      .slice(0, fieldsMax)
      .map(({ place, expected }) => ({ place: [under, ...place].filter((part) => part !== '').join('.'), expected }));
    hear({ at, fields, isLeftOut });
  };
  return {
    site(at, stored) {
      const { output, faults } = readStored(siteDocumentSchema, stored, siteGuards);
      tell(at, '', faults, output === undefined);
      return output;
    },
    module(at, stored, sort) {
      const base = readStored(moduleSchema, stored, moduleGuards);
      const isLock = v.is(lockSchema, stored);
      tell(at, '', base.faults, base.output === undefined);
      if (base.output === undefined) return isLock ? 'lost lock' : undefined;
      const { items: _, ...module } = base.output;
      const { moduleCode } = module;
      const schemas = documents.get(moduleCode);
      if (schemas === undefined) return known(module, sort);
      for (const part of moduleParts) {
        const read = readStored(schemas[part] ?? nothingSchema, module[part]);
        tell({ ...at, moduleCode }, part, read.faults, read.output === undefined);
        if (isLock && read.faults.length > 0) return 'lost lock';
        if (read.output === undefined) return undefined;
        module[part] = read.output;
      }
      return known(module, sort);
    },
    async items<Code extends ModuleCode>(at: StoredAt, moduleCode: Code, stored: readonly StoredItem[]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table has the schema of each code under it.
      const schema = documents.get(moduleCode)?.item as v.GenericSchema<unknown, ItemOf<Code>> | undefined;
      if (schema === undefined) return [];
      const read: ItemOf<Code>[] = [];
      for (const [index, { detailId, document }] of stored.entries()) {
        if (index > 0 && index % itemsAtOnce === 0) await setImmediate();
        const { output, faults } = readStored(schema, document);
        tell({ ...at, moduleCode, detailId }, '', faults, output === undefined);
        if (output !== undefined) read.push(output);
      }
      return read;
    },
  };
}
