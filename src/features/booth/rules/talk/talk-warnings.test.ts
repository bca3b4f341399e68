import { expect, it } from 'vitest';
import type { SiteChange, Stored } from '#features/site/rules/changes/site-change.ts';
import { talkWarnings } from './talk-warnings.ts';

const booth = (...people: number[]): Stored => ({ exhibitorAdministrators: people.map((id) => ({ id })) });
const changeOf = (after: Stored | undefined): SiteChange => ({
  siteKey: 'event/11',
  site: { before: {}, after: {} },
  passcode: { before: undefined, after: undefined },
  contents: [{ moduleCode: 'booth', contentId: 200, before: { visible: true }, after: { visible: true } }],
  items: [{ moduleCode: 'booth', contentId: 200, detailId: 3, before: booth(1, 2), after }],
});
const uses = [{ contentId: 200, detailId: 3, administratorId: 2, talks: 1 }];

it('warns of a booth or a person that goes while talks are ahead', () => {
  expect(talkWarnings(changeOf(booth(2)), uses)).toEqual([]);
  for (const after of [booth(1), undefined]) {
    expect(talkWarnings(changeOf(after), uses)).toMatchObject([
      { kind: 'talksGone', place: 'booth 200, item 3, person 2' },
    ]);
    expect(talkWarnings(changeOf(after), [])).toEqual([]);
  }
});
