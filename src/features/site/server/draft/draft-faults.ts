import type { ModuleDocuments } from '#kernel/module-documents.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { Database } from '#server/database/database.ts';
import { type ReadDraft, readDraft, readOwnDomains } from '../document-rows.ts';
import { checkBetweenFields } from '../import-checks.ts';
import { methodWithoutProvider } from '../identity-providers.ts';
import { checkLinks, linkTargets } from '../import-links.ts';
import type { ParsedModule } from '../import-modules.ts';
import type { Place, PlacedProblem } from '../import-problem.ts';
import { checkReferences } from '../import-references.ts';
import { siteTypeOf } from '../read-site-folder.ts';
import type { StoredDocuments } from '../stored-documents.ts';
import { untitledParts } from './untitled-parts.ts';

/** What keeps a draft from being published and lies between its parts, or between sites. */
export interface DraftFault {
  /** `settings`, `content-10` or `item-10-3` */
  part: string;
  /** The field in the part. */
  place: (string | number)[];
  code:
    | 'lostReference'
    | 'deadLink'
    | 'domainTaken'
    | 'endBeforeStart'
    | 'untitled'
    | 'passcode'
    | 'noProvider'
    | 'other';
  /** What stands there, in a few words; '' for nothing. */
  found: string;
  /** The module or the item. */
  about: object | undefined;
}

type Documents = ReadonlyMap<ModuleCode, ModuleDocuments>;

/** The rules by which an import refuses a site as a whole; what is wrong inside of a part is refused when it is saved. */
export async function draftFaults(
  database: Database,
  stored: StoredDocuments,
  documents: Documents,
  siteKey: string,
): Promise<DraftFault[]> {
  const draft = await readDraft(database.kysely, stored, siteKey);
  if (draft?.document === undefined) return [];
  const { document: site } = draft;
  const modules = draft.contents.map(parsedModule);
  const targets = linkTargets(siteTypeOf({ ...site }), modules);
  const partOf = partsOf(modules);
  const fault =
    (code?: DraftFault['code']) =>
    ({ place, found }: PlacedProblem): DraftFault => ({
      ...partOf(place),
      code: code ?? codeOf(place),
      found: found === 'nothing' ? '' : found,
    });
  const noProvider = await methodWithoutProvider(database, site);
  const whole = {
    ...site,
    ...(draft.passcode !== undefined && { passcode: draft.passcode }),
    modules: modules.map(({ document, items }) => ({ ...document, items })),
  };
  return [
    ...checkBetweenFields(whole).map(fault()),
    ...untitledParts(site, modules, documents).map(fault('untitled')),
    ...checkReferences(modules, documents).map(fault('lostReference')),
    ...checkLinks(site, [], targets).map(fault('deadLink')),
    ...modules.flatMap(({ document, items }, index) =>
      checkLinks({ ...document, items }, ['modules', index], targets).map(fault('deadLink')),
    ),
    ...(noProvider === undefined ? [] : [fault('noProvider')(noProvider)]),
    ...(await takenDomain(database, siteKey, site.webSetting.ownDomain)),
  ];
}

function parsedModule({ module, items }: ReadDraft['contents'][number]): ParsedModule {
  const { sort: _, ...document } = module;
  return { document, items: [...items] };
}

/** `['modules', 3, 'items', 2, 'title']` as the part and the place in it. */
function partsOf(modules: readonly ParsedModule[]): (place: Place) => Pick<DraftFault, 'part' | 'place' | 'about'> {
  return (place) => {
    const [top, index, list, position, ...rest] = place;
    const module = top === 'modules' ? modules[Number(index)] : undefined;
    if (module === undefined) return { part: 'settings', place: [...place], about: undefined };
    const { contentId } = module.document;
    const item = list === 'items' ? module.items[Number(position)] : undefined;
    if (item === undefined) return { part: `content-${contentId}`, place: place.slice(2), about: module.document };
    return { part: `item-${contentId}-${item.detailId}`, place: rest, about: item };
  };
}

const codes: Readonly<Record<string, DraftFault['code']>> = {
  'overview.endDate': 'endBeforeStart',
  'webSetting.title': 'untitled',
  usePasscodeLock: 'passcode',
  passcode: 'passcode',
};

function codeOf(place: Place): DraftFault['code'] {
  return codes[place.join('.')] ?? (place.at(-1) === 'parentId' ? 'lostReference' : 'other');
}

/** A domain leads to one site: that of another draft is taken too. */
async function takenDomain(database: Database, siteKey: string, domain: string | undefined): Promise<DraftFault[]> {
  if (domain === undefined) return [];
  const owners = await readOwnDomains(database.kysely, [domain]);
  const isTaken = owners.some((owner) => owner.siteKey !== siteKey);
  if (!isTaken) return [];
  const place = ['webSetting', 'ownDomain'];
  return [{ part: 'settings', place, code: 'domainTaken', found: domain, about: undefined }];
}
