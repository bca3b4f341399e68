import { expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from './language.ts';
import { parseInstant } from './period.ts';
import { shownDate, shownDay, shownMoment } from './shown-date.ts';

const instant = parseInstant('2024-03-05T07:09:00+09:00') as number;
const shown = (language: LanguageCode) => [shownDate, shownMoment, shownDay].map((show) => show(instant, language));

test('lists show dates as the source writes them, and in English as English readers do [FORMAT-001, FORMAT-002, FORMAT-003]', () => {
  expect(shown('eng')).toEqual(['5 Mar 2024', '5 Mar 2024, 07:09', '5 Mar']);
  for (const language of languageCodes.filter((code) => code !== 'eng'))
    expect(shown(language)).toEqual(['2024.03.05', '2024.03.05 07:09', '03.05']);
});
