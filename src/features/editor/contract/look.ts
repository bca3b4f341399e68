import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { saveBytesMax } from '../rules/site-basics.ts';
import { styleProblemKinds } from '../rules/style-problem.ts';

export const checkStyleSheet = consoleEndpoint({
  name: 'checkStyleSheet',
  method: 'POST',
  path: 'sites/{site}/style-sheet/check',
  summary: 'What a style sheet has that no site may have, with the line of each; nothing is stored.',
  bodyKind: 'json',
  bodyMaxBytes: saveBytesMax,
  body: v.object({ css: v.string() }),
  answer: v.object({
    /** The first of them. */
    problems: v.array(
      v.object({
        kind: v.picklist(styleProblemKinds),
        /** The word that it is about. */
        about: v.string(),
        line: v.number(),
        column: v.number(),
      }),
    ),
    total: v.number(),
  }),
  may: 'edit',
});
