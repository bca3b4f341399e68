import * as v from 'valibot';
import { list } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { changesShownMax } from '../rules/site-basics.ts';
import { textMark } from '../rules/text-mark.ts';

/** Why a text may be wrong: a template translates what the organiser has written anew, or it is public beside another original; or it is a template's. */
export const doubtKinds = ['outdated', 'leftBehind', 'examples', 'names'] as const;

const partName = v.pipe(v.string(), v.regex(/^(settings|content-\d{1,10}|item-\d{1,10}-\d{1,10})$/));
const mark = v.pipe(v.string(), v.regex(textMark));

export const readDoubts = consoleEndpoint({
  name: 'readDraftDoubts',
  method: 'GET',
  path: 'sites/{site}/doubts',
  summary:
    'The texts of a part of the draft that may be wrong as they stand: translations that are older than their originals, and words of a template.',
  query: v.object({ part: partName }),
  answer: v.array(
    v.object({
      kind: v.picklist(doubtKinds),
      path: v.array(v.union([v.string(), v.number()])),
      /** Names the words: what is typed over them has another. */
      mark: v.string(),
    }),
  ),
  may: 'see',
});

export const keepTexts = consoleEndpoint({
  name: 'keepDraftTexts',
  method: 'POST',
  path: 'sites/{site}/kept-texts',
  summary:
    'Says that texts are right as they stand, for every editor of the site, until their words change; or takes that back. The answer counts those that still say what the caller saw.',
  bodyKind: 'json',
  body: v.object({
    isRight: v.boolean(),
    texts: v.pipe(list(v.object({ part: partName, mark }), changesShownMax), v.minLength(1)),
  }),
  answer: v.object({ changed: v.number() }),
  may: 'edit',
});
