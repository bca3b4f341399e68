import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { fileSchema } from '#kernel/schema.ts';

const imported = v.object({
  /** The site that was written, as addresses of the console have it; null: nothing was. */
  site: v.nullable(v.string()),
  /** What keeps the file from being imported: the first of them, and how many there are. */
  problems: v.array(
    v.object({
      /** Below the folder, as `site.yaml`. */
      file: v.string(),
      line: v.number(),
      column: v.number(),
      /** `modules[3].items[2].title.jpn` */
      place: v.string(),
      /** In English, as the documentation of the site file. */
      expected: v.string(),
      found: v.string(),
    }),
  ),
  total: v.number(),
});

export const exportSite = consoleEndpoint({
  name: 'exportDraft',
  method: 'GET',
  path: 'sites/{site}/export',
  summary:
    'The draft as a zip of its site folder, which `importDraft` and the command `hiroba import` read: settings, contents, pictures, passcode and who is invited. 413 above 100 MB, which the command exports.',
  takesTime: true,
  fileType: 'application/zip',
  answer: fileSchema,
  statuses: [413],
  may: 'edit',
  proof: 'recent',
});

export const importSite = consoleEndpoint({
  name: 'importDraft',
  method: 'POST',
  path: 'sites/{site}/import',
  summary:
    'Puts a site folder, as a zip of at most 100 MB (`file`), in the place of the draft, which is kept. Who is invited and how people log in stays. What is wrong with the file is answered, and nothing is changed then.',
  bodyKind: 'multipart',
  takesTime: true,
  body: v.object({ file: v.optional(v.any()) }),
  answer: imported,
  statuses: [413],
  may: 'edit',
});

export const makeSiteOfFile = consoleEndpoint({
  name: 'makeSiteOfFile',
  method: 'POST',
  path: 'sites/import',
  summary: 'Makes the draft of a new site from a site folder as a zip (`file`); its number is allotted.',
  bodyKind: 'multipart',
  takesTime: true,
  body: v.object({
    file: v.optional(v.any()),
    /** The portal of an event, as addresses have it; without it the event stands alone. */
    portal: v.optional(v.pipe(v.string(), maxLetters(40))),
  }),
  answer: imported,
  statuses: [413],
  may: 'operator',
});
