import { expect, test } from 'vitest';
import type { SiteChange, Stored } from '#features/site/rules/changes/site-change.ts';
import { questionnaireWarnings } from './questionnaire-warnings.ts';

const questions = (...keys: string[]) =>
  keys.map((key) => ({ entryFormKey: key.split('/')[0], answerMethod: key.split('/')[1] ?? 'TEXT' }));
const own = (...keys: string[]): Stored => ({ visible: true, serverContent: { questions: questions(...keys) } });
const booth = (...keys: string[]): Stored => ({ items: { questionnaire: { questions: questions(...keys) } } });

function changeOf(more: Partial<SiteChange>): SiteChange {
  return {
    siteKey: 'event/11',
    site: { before: {}, after: {} },
    passcode: { before: undefined, after: undefined },
    contents: [],
    items: [],
    ...more,
  };
}
const content = { moduleCode: 'questionnaire', contentId: 71 };
const ofBooth = { moduleCode: 'booth', contentId: 200 };
const boothContent = { ...ofBooth, before: { visible: true }, after: { visible: true } };

test.each<[string, SiteChange, string[]]>([
  ['nothing', changeOf({ contents: [{ ...content, before: own('a', 'b'), after: own('a', 'b', 'c') }] }), []],
  [
    'a question away',
    changeOf({ contents: [{ ...content, before: own('a', 'b'), after: own('a') }] }),
    ['questionnaire 71, question b'],
  ],
  [
    'a question into another',
    changeOf({ contents: [{ ...content, before: own('a'), after: own('a/NUMBER') }] }),
    ['questionnaire 71, question a'],
  ],
  [
    'all of it away',
    changeOf({ contents: [{ ...content, before: own('a'), after: undefined }] }),
    ['questionnaire 71'],
  ],
  [
    'a question of a booth away',
    changeOf({ contents: [boothContent], items: [{ ...ofBooth, detailId: 3, before: booth('a'), after: booth() }] }),
    ['booth 200, item 3, question a'],
  ],
  [
    'a booth away',
    changeOf({ contents: [boothContent], items: [{ ...ofBooth, detailId: 3, before: booth('a'), after: undefined }] }),
    ['booth 200, item 3'],
  ],
])('warns of a publication that takes %s while there are answers', (_, change, places) => {
  const uses = [
    { contentId: 71, detailId: 0, answers: 2 },
    { contentId: 200, detailId: 3, answers: 1 },
  ];
  expect(questionnaireWarnings(change, uses).map(({ place }) => place)).toEqual(places);
  expect(questionnaireWarnings(change, [])).toEqual([]);
});
