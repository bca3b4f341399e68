import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { noteMax } from '../rules/site-basics.ts';
import { saidChanges } from './changes.ts';

/** What a publication is for, in the words of whoever makes it. */
export const noteSchema = v.pipe(v.string(), v.trim(), maxLetters(noteMax));

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
        /** Which publication of the site it is, from one. */
        number: v.number(),
        publishedAt: v.string(),
        /** Who published it; null: the command. */
        by: v.nullable(v.string()),
        /** What it was for, in their words. */
        note: v.nullable(v.string()),
      }),
    ),
    drafts: v.array(
      v.object({
        keptId: v.number(),
        keptAt: v.string(),
        /** What took its place. */
        before: v.picklist(['restore', 'import', 'discard']),
        by: v.string(),
      }),
    ),
  }),
  may: 'see',
});

export const changeNote = consoleEndpoint({
  name: 'changeNoteOfPublication',
  method: 'POST',
  path: 'sites/{site}/versions/{revisionId}/note',
  summary: 'Says anew what a publication was for; an empty note takes it away. 404 where it is not kept any more.',
  bodyKind: 'json',
  body: v.object({ note: noteSchema }),
  answer: done,
  may: 'publish',
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

export const discardChanges = consoleEndpoint({
  name: 'discardDraftChanges',
  method: 'POST',
  path: 'sites/{site}/discard',
  summary:
    'Makes what is public the draft again; the draft before is kept, and what the operator typed and what is not valid yet goes. 404 where nothing is public.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({
    /** The draft before, as it is kept. */
    keptId: v.number(),
  }),
  may: 'edit',
});

/** What an earlier version is compared with. */
const presents = ['draft', 'public'] as const;

export const compareVersion = consoleEndpoint({
  name: 'comparePublishedVersion',
  method: 'GET',
  path: 'sites/{site}/versions/{revisionId}/changes',
  summary:
    'What differs in an earlier publication from the present draft, the public site, or the publication before it; 404 where one of them is not there.',
  query: v.object({ present: v.picklist([...presents, 'before']) }),
  answer: v.object(saidChanges),
  may: 'see',
});

export const compareKeptDraft = consoleEndpoint({
  name: 'compareReplacedDraft',
  method: 'GET',
  path: 'sites/{site}/drafts/{keptId}/changes',
  summary:
    'What differs in a draft that something else took the place of from the present draft or the public site; 404 where one of them is not there.',
  query: v.object({ present: v.picklist(presents) }),
  answer: v.object(saidChanges),
  may: 'see',
});
