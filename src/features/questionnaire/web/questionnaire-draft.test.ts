// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepDraft } from '#web/storage/form-drafts.ts';
import { openDraft } from './questionnaire-draft.ts';

const lists = { shareProfile: [], profile: [] };
const typed = { 'shareProfile.wish': { text: '広い通路', parts: {}, chosen: [] } };
const of = (owner: number | undefined) => ({ place: 'event/11/71', owner });

test('the form of a member whose session ends is shown to the same member after the next login, and to nobody else', () => {
  const { key } = openDraft(of(7), lists);
  keepDraft(of(7), { key, typed });
  // The page is a visitor's for a moment before it leaves.
  keepDraft(of(undefined), { key, typed });
  for (const other of [undefined, 8]) expect(openDraft(of(other), lists).key).not.toBe(key);
  expect(openDraft(of(7), lists).key).toBe(key);
});

test('the form of a visitor becomes that of the member they log in as', () => {
  const { key } = openDraft(of(undefined), lists);
  keepDraft({ place: 'event/11/72', owner: undefined }, { key, typed });
  expect(openDraft({ place: 'event/11/72', owner: 7 }, lists).key).toBe(key);
});
