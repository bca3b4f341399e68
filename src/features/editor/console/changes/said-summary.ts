import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { readChanges } from '../../contract/changes.ts';
import { type ChangeWords, saidField } from './said-change.ts';
import { kindOfPart, saidPart } from './said-part.ts';

type Changes = Pick<AnswerOf<typeof readChanges>, 'changes' | 'total'>;
type Change = Changes['changes'][number];

/** How many things of one kind are still called by their names. */
const namedMost = 1;
const linesMost = 4;
const fieldsMost = 3;

/** Changes that are one thing in a summary: the fields of a part, or all that came to a content. */
export function inGroups(changes: readonly Change[]): Change[][] {
  const groups = Map.groupBy(changes, ({ part, kind }) => {
    const [what = '', contentId = ''] = part.split('-');
    return what === 'item' && kind !== 'changed' ? `${kind} ${contentId}` : `${kind} ${part}`;
  });
  return [...groups.values()].flatMap((group) =>
    group[0]?.kind !== 'changed' && group.length <= namedMost ? group.map((one) => [one]) : [group],
  );
}

/** What a publication changed, in some lines: `Ticket “Early bird” changed: price`, `3 sessions added`. */
export function saidSummary(
  { changes, total }: Changes,
  languages: readonly LanguageCode[],
  words: ChangeWords,
): string[] {
  const { did, several, andMore } = words.changes;
  const groups = inGroups(changes);
  const shown = groups.slice(0, linesMost);
  const lines = shown.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (first.kind !== 'changed') {
      const what =
        group.length === 1 ? saidPart(first, languages, words) : several(kindOfPart(first, words), group.length);
      return [did[first.kind](what)];
    }
    const fields = [...new Set(group.map((one) => saidField(one, [], words)))];
    const rest = fields.length - fieldsMost;
    const named = rest > 0 ? [...fields.slice(0, fieldsMost), andMore(rest)] : fields;
    return [did.changed(saidPart(first, languages, words), named)];
  });
  const left = total - shown.reduce((sum, group) => sum + group.length, 0);
  return left > 0 ? [...lines, andMore(left)] : lines;
}
