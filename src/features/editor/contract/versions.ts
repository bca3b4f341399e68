import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';

const done = v.object({ done: v.literal(true) });

export const listVersions = consoleEndpoint({
  name: 'listPublishedVersions',
  method: 'GET',
  path: 'sites/{site}/versions',
  summary: 'The last publications of a site, and the drafts that something else took the place of; the newest first.',
  answer: v.object({
    publications: v.array(
      v.object({
        revision: v.number(),
        publishedAt: v.string(),
        /** Who published it; null: the command. */
        by: v.nullable(v.string()),
      }),
    ),
    drafts: v.array(
      v.object({
        keptId: v.number(),
        keptAt: v.string(),
        /** What took its place. */
        before: v.picklist(['restore', 'import']),
        by: v.string(),
      }),
    ),
  }),
  may: 'see',
});

export const restoreVersion = consoleEndpoint({
  name: 'restorePublishedVersion',
  method: 'POST',
  path: 'sites/{site}/versions/{revisionId}/restore',
  summary:
    'Makes an earlier publication the draft again; the draft before is kept, and what is public stays until the next publication.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  may: 'edit',
});

export const restoreKeptDraft = consoleEndpoint({
  name: 'restoreReplacedDraft',
  method: 'POST',
  path: 'sites/{site}/drafts/{keptId}/restore',
  summary: 'Makes a draft the draft again that something else took the place of; the draft before is kept.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  may: 'edit',
});
