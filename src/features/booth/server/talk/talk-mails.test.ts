import { expect, test } from 'vitest';
import { japanTime } from '#kernel/japan-time.ts';
import { rangeSign } from '#kernel/range-sign.ts';
import { languageCodes } from '#kernel/language.ts';
import { saidTime } from './talk-mails.ts';
import { talkMessages } from './talk-refusal.ts';

const times = { startsAt: Date.parse('2026-12-16T10:00+09:00'), endsAt: Date.parse('2026-12-16T10:30+09:00') };

test.each(languageCodes)(
  'a mail in %s names the time zone of a meeting once, and in Japanese not at all',
  (language) => {
    const said = talkMessages[language].mails.facts.when(saidTime(times, language)).join(' ');
    expect(said).toContain(`10:00${rangeSign[language]}10:30`);
    expect(said.split(japanTime[language])).toHaveLength(language === 'jpn' ? 1 : 2);
  },
);
