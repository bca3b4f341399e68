import { expect, test } from 'vitest';
import { digestMs, type ReportNotice, whenToTell } from './tell-moderators.ts';

const now = 1_000 * digestMs;
const first: ReportNotice = { newest: 1, told: 0, seen: 0, toldAt: undefined, seenAt: undefined };
const told: ReportNotice = { ...first, told: 1, toldAt: now - 60_000 };

test.each<[string, ReportNotice, ReturnType<typeof whenToTell>]>([
  ['nothing was reported', { ...first, newest: 0 }, 'never'],
  ['the first report comes', first, 'now'],
  ['they were told of it', told, 'never'],
  ['another comes a minute after the mail', { ...told, newest: 2 }, { at: now - 60_000 + digestMs }],
  ['another comes long after the mail', { ...told, newest: 2, toldAt: now - digestMs }, 'now'],
  ['one of them has seen all', { ...told, newest: 2, seen: 2, seenAt: now }, 'never'],
  ['another comes after somebody looked', { ...told, newest: 3, seen: 2, seenAt: now - 1 }, 'now'],
  [
    'somebody looked before the last mail',
    { ...told, newest: 3, seen: 0, seenAt: now - digestMs },
    { at: now - 60_000 + digestMs },
  ],
  ['somebody saw it before any mail', { ...first, seen: 1, seenAt: now }, 'never'],
])('the moderators of a chat are told by mail when %s', (_, notice, expected) => {
  expect(whenToTell(notice, now)).toEqual(expected);
});
