import { expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { parseInstant } from '#kernel/period.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { eventDates } from './event-dates.ts';
import { navigationTexts } from './navigation-texts.ts';

await Promise.all(languageCodes.map((code) => navigationTexts.load(code)));

const now = parseInstant('2026-11-27 09:00') as number;
const said = (startDate: string | null, endDate: string | null, language: LanguageCode = 'jpn') =>
  eventDates({ startDate, endDate }, navigationTexts.of(language), { language, now })
    ?.text.replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

test.each([
  ['on one day', '2026-12-06 06:30', '2026-12-06 10:30', '12月6日（日）06:30〜10:30'],
  ['over several days', '2026-12-23 10:00', '2026-12-25 17:00', '12月23日（水）10:00〜12月25日（金）17:00'],
  ['without times', '2026-12-23', '2026-12-25', '12月23日（水）〜12月25日（金）'],
  ['with an end that is no later', '2026-12-23 10:00', '2026-12-23 10:00', '12月23日（水）10:00'],
  ['without an end', '2026-12-23 10:00', null, '12月23日（水）10:00'],
  ['more than half a year away', '2027-12-23 10:00', null, '2027年12月23日（木）10:00'],
  ['without a start', null, '2026-12-23 10:00', undefined],
])('an event %s says when it is', (_, start, end, words) => {
  expect(said(start, end)).toBe(words);
});

test('an event says its dates as tickets, sessions and streams say theirs', () => {
  for (const language of languageCodes)
    expect(said('2026-12-23 10:00', '2026-12-25 17:00', language)).toBe(
      saidPeriod('2026-12-23 10:00', '2026-12-25 17:00', language, now),
    );
});
