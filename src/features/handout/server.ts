import { type PublishedSite, serve } from '#features/site/server.ts';
import { type Handout, handoutEndingOf, handoutTypes } from '#kernel/handout.ts';
import { readHandoutPath } from '#kernel/handout-path.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { HandoutFiles } from '#server/uploads/handout-files.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { keepFile, keptTypes, openHandout, readHandout } from './contract.ts';
import { createFilesByAddress, type FilesByAddress } from './server/file-by-address.ts';
import { findByAddress, makeHandoutAddress, sweepHandoutAddresses } from './server/handout-addresses.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type HandoutTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';
import { handoutData } from './server/handout-data.ts';

export { makeHandoutAddress } from './server/handout-addresses.ts';

const texts: Record<LanguageCode, HandoutTexts> = { jpn, eng, chi, zhtw, kor };

interface HandoutAsked {
  site: PublishedSite;
  memberId: number;
  contentId: number;
  detailId: number;
  handoutId: number;
}

/** Finds the handouts of one module; undefined where this member may not have it. Each feature with handouts gives its own. */
export interface HandoutSource {
  moduleCode: string;
  find(asked: HandoutAsked): Promise<Handout | undefined>;
}

export type FindHandout = (site: PublishedSite, memberId: number, path: string) => Promise<Handout | undefined>;

export interface HandoutServices {
  database: Database;
  files: Pick<HandoutFiles, 'readHandout'>;
  sources: readonly HandoutSource[];
}

/** The calls that open handouts. A stored file has no address; each opening makes one for who asked. */
export function createHandoutServer({ database, files, sources }: HandoutServices): ServerFeature & {
  /** The handout that a path of my folder names, while the member may have it. */
  find: FindHandout;
  /** A call whose file a browser may also ask for by an address. */
  offer: FilesByAddress['offer'];
} {
  const made = createFilesByAddress(database);
  const find = (asked: HandoutAsked, moduleCode: string): Promise<Handout | undefined> =>
    sources.find((one) => one.moduleCode === moduleCode)?.find(asked) ?? Promise.resolve(undefined);
  const withdrawn = () => new Refusal(status.notFound, (language) => texts[language].withdrawn);
  return {
    offer: made.offer,
    async find(site, memberId, path) {
      const place = readHandoutPath(path);
      return place && find({ site, memberId, ...place }, place.moduleCode);
    },
    personalData: [handoutData(database)],
    sweep: (now) => sweepHandoutAddresses(database, now),
    endpoints: [
      serve(openHandout, async ({ site, member, params, body, context }) => {
        await takeTry(database, 'handout', { context, member });
        const { moduleCode, contentId, detailId } = params;
        const { memberId, sessionId } = member;
        const handout = await find({ site, memberId, contentId, detailId, handoutId: body.handout_id }, moduleCode);
        if (handout === undefined) throw withdrawn();
        const { path, name, bytes } = handout;
        const address = await makeHandoutAddress(database, { path, name, sessionId }, context.now);
        return { data: { address, name, bytes } };
      }),
      serve(readHandout, async ({ params, context }) => {
        const file = await findByAddress(database, params.key, context.now);
        if (file === undefined) throw new Refusal(status.gone, (language) => texts[language].addressGone);
        if ('bytes' in file) return { data: file };
        const bytes = await files.readHandout(file);
        if (bytes === undefined) throw withdrawn();
        const ending = handoutEndingOf(file.path);
        return { data: { name: file.name, bytes, type: ending && handoutTypes[ending] } };
      }),
      serve(keepFile, async ({ member, body: { name, type, content }, context }) => {
        const file = { name: `${name}.${type}`, type: keptTypes[type], bytes: new TextEncoder().encode(content) };
        return { data: await made.keep({ member, context }, file) };
      }),
    ],
  };
}
