import { expect, test } from 'vitest';
import { moduleCodes, moduleCodesOf, siteTypes } from '#kernel/module-code.ts';
import { type Choice, inModuleGroups } from './module-groups.ts';
import { readyPages } from './ready-pages.ts';

test('a module that no group names stands in the last one', () => {
  const groups = inModuleGroups(new Set<Choice>(['ticket', 'new_module' as Choice]));
  expect(groups).toEqual([
    { group: 'sell', choices: ['ticket'] },
    { group: 'sort', choices: ['new_module'] },
  ]);
});

test('each module and each ready page stands in one group', () => {
  const all: Choice[] = [...moduleCodes, ...readyPages];
  const grouped = inModuleGroups(new Set(all)).flatMap(({ choices }) => choices);
  expect(grouped.toSorted()).toEqual(all.toSorted());
});

test.each(siteTypes)('a site of type %s has no group without a choice, and news or blocks early', (type) => {
  const groups = inModuleGroups(new Set<Choice>(moduleCodesOf[type]));
  expect(groups.filter(({ choices }) => choices.length === 0)).toEqual([]);
  expect(groups[0]?.group).toBe('tell');
});
