import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldSites } from '#demo/world/world-sites.ts';
import { createStoredDocuments } from '#features/site/server.ts';
import { formatProblem } from '#features/site/server/import-problem.ts';
import { writeDraft } from '#features/site/server/import-site.ts';
import { withSites } from '#features/site/server/import-sites.ts';
import { publishDraft } from '#features/site/server/publish.ts';
import { siteFileName } from '#features/site/server/read-site-folder.ts';
import { keepAnnouncedLotteries } from '#features/ticket/server/lottery/keep-announced-lotteries.ts';
import { moduleDocuments } from './module-documents.ts';

/** What another release left of the demo and this one cannot read is written anew. */
const stored = createStoredDocuments(moduleDocuments, () => {});

/** The sites of the demo, by the same import and publication as every organiser's. */
export const worldSites: WorldSites = {
  stored,
  isSite: (folder) => existsSync(join(folder, siteFileName)),
  async read(database, folders, reading) {
    const options = { ...reading, documents: moduleDocuments };
    // They are few, and are written in one transaction: all of them may be in memory.
    const { sites, problems } = await withSites(database, folders, options, async (read) => ({
      ...read,
      sites: await Promise.all(read.sites.map((site) => site.load())),
    }));
    return {
      problems: problems.map(formatProblem),
      sites: sites.map((site) => ({
        siteKey: site.siteKey,
        folder: site.folder,
        async publish(tx, now) {
          const modules = await keepAnnouncedLotteries(tx, site.siteKey, site.modules, now, stored);
          await writeDraft(tx, { ...site, modules });
          await publishDraft(tx, site.siteKey);
        },
      })),
    };
  },
};
