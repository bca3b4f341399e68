import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Instant } from '#kernel/clock.ts';
import { isFields, isRecord } from '#kernel/is-record.ts';
import type { SiteType } from '#kernel/module-code.ts';
import type { StoreHandout } from '#server/uploads/handout-files.ts';
import type { StoreImage } from '#server/uploads/uploads.ts';
import { type SiteDocument, siteDocumentSchema } from '../documents.ts';
import { siteKey } from '../rules/site-key.ts';
import { type IdentityProvider, parseIdentityProviders } from './identity-providers.ts';
import { checkBetweenFields } from './import-checks.ts';
import { findNamedFile } from './import-file.ts';
import { type JoinedFile, joinIncluded } from './import-included.ts';
import { cleanHtml } from './import-html.ts';
import { placeIssue } from './import-issue.ts';
import { checkLinks, linkTargets } from './import-links.ts';
import { type DocumentsByCode, type ParsedModule, parseModules } from './import-modules.ts';
import { checkReferences } from './import-references.ts';
import { createHandoutLoader } from './import-handouts.ts';
import { createPictureLoader, resolveFiles } from './import-pictures.ts';
import { describeFound, formatPlace, type PlacedProblem, type SiteFileProblem } from './import-problem.ts';
import { parseInvitations } from './site-invitations.ts';
import { resolveStyleSheet } from './import-style-sheet.ts';
import { resolveTexts } from './import-text.ts';
import { readYaml, tooLarge, yamlMaxBytes } from './import-yaml.ts';

export interface ReadOptions {
  now: Instant;
  documents: DocumentsByCode;
  storeImage: StoreImage;
  storeHandout: StoreHandout;
}

/** A site file that was read and found right. */
export interface ParsedSite {
  folder: string;
  siteKey: string;
  site: SiteDocument;
  modules: ParsedModule[];
  passcode: string | undefined;
  /** Apart from the documents, as the passcode: they may have secrets. */
  identityProviders?: readonly IdentityProvider[];
  /** Mail addresses, in lower case. */
  invitations?: readonly string[];
}

export type ReadSite = { site: ParsedSite; problems: [] } | { site: undefined; problems: SiteFileProblem[] };

export const siteFileName = 'site.yaml';

const fileSchema = v.strictObject({
  ...siteDocumentSchema.entries,
  identity: v.optional(v.unknown()),
  invitations: v.optional(v.unknown()),
  passcode: v.optional(v.unknown()),
  modules: v.optional(v.unknown()),
});

/** Reads a site's folder; every problem is found, not only the first. Pictures and handouts are stored on the way. */
export async function readSiteFolder(folder: string, options: ReadOptions): Promise<ReadSite> {
  const { now, documents, storeImage, storeHandout } = options;
  const read = await readFields(folder);
  if ('problems' in read) return { site: undefined, problems: read.problems };
  const { fields: written, made, locate } = read.joined;

  const texts = resolveTexts(written, now, made);
  const fields = isRecord(texts.value) ? texts.value : {};
  const loadPicture = createPictureLoader(folder, storeImage);
  const problems = [
    ...texts.problems,
    ...checkBetweenFields(fields),
    ...(await resolveFiles(fields, loadPicture, createHandoutLoader(folder, storeHandout))),
    ...(await resolveStyleSheet(fields['webSetting'], folder, loadPicture)),
  ];

  // A call takes no hundred thousand arguments, while a file may have as many faults.
  const add = (more: readonly PlacedProblem[]): void => {
    for (const problem of more) problems.push(problem);
  };

  const { passcode, modules: listed } = fields;
  const identity = parseIdentityProviders(fields);
  const invited = parseInvitations(fields);
  add([...identity.problems, ...invited.problems]);
  const settings = v.safeParse(fileSchema, { ...fields, usePasscodeLock: passcode !== undefined });
  add((settings.issues ?? []).map((issue) => placeIssue(issue, fileSchema, [])));
  const parsed = parseModules(listed, siteTypeOf(fields), documents);
  add(parsed.problems);

  if (problems.length === 0 && settings.success) {
    const { passcode: _, modules: __, identity: ___, invitations: ____, ...site } = settings.output;
    const { modules } = parsed;
    add(await cleanHtml(site, modules, documents, loadPicture));
    add(checkReferences(modules, documents));
    const targets = linkTargets(siteTypeOf(fields), modules);
    add(checkLinks(site, [], targets));
    modules.forEach(({ document, items }, index) => {
      add(checkLinks({ ...document, items }, ['modules', index], targets));
    });
    if (problems.length === 0) {
      const apart = {
        passcode: typeof passcode === 'string' ? passcode : undefined,
        identityProviders: identity.providers,
        invitations: invited.invitations,
      };
      return { site: { folder, siteKey: siteKey(site), site, modules, ...apart }, problems: [] };
    }
  }
  const located = problems.map((problem) => locate(problem));
  return { site: undefined, problems: located.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** Completes what is found later about a site with the file and the line; reads its folder again. */
export async function locatorOf(folder: string): Promise<(problem: PlacedProblem) => SiteFileProblem> {
  const read = await readFields(folder);
  if ('joined' in read) return (problem) => read.joined.locate(problem);
  return ({ place, ...wrong }) => ({ ...wholeOf(join(folder, siteFileName)), place: formatPlace(place), ...wrong });
}

const wholeOf = (file: string) => ({ file, line: 1, column: 1, place: '' });

/** The fields of the site file and of those that it includes, as they are written. */
async function readFields(folder: string): Promise<{ joined: JoinedFile } | { problems: SiteFileProblem[] }> {
  const file = join(folder, siteFileName);
  const whole = (expected: string, found: string) => ({ problems: [{ ...wholeOf(file), expected, found }] });
  const named = await findNamedFile(folder, siteFileName, yamlMaxBytes).catch((error: NodeJS.ErrnoException) => ({
    refused: error.code === 'ENOENT' ? 'no such folder' : `a folder that cannot be read (${error.code})`,
    isTooLarge: false,
  }));
  if ('refused' in named) return whole(named.isTooLarge ? `a site file of ${tooLarge}` : 'a site file', named.refused);

  const yaml = readYaml(await readFile(named.path, 'utf8'), file);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  if (!isFields(yaml.value)) return whole('the fields of a site', describeFound(yaml.value));
  const joined = await joinIncluded(folder, { file, yaml, fields: yaml.value });
  return joined.problems.length > 0 ? { problems: joined.problems } : { joined };
}

export function siteTypeOf({ kind, client }: Record<string, unknown>): SiteType {
  if (kind === 'portal') return 'portal';
  return isRecord(client) && client['isEvesta'] === true ? 'evesta' : 'event';
}
