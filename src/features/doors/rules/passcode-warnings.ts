import type { ChangeWarning, SiteChange } from '#features/site/rules/changes/site-change.ts';
import { type Guessable, guessablePasscode } from './guessable-passcode.ts';

const reasons: Record<Guessable, string> = {
  pattern: 'its digits make a pattern',
  common: 'it is one that many take',
  date: 'it is a date of the event',
};

/** A door whose code a stranger finds, although a random one of six digits would hold for years (decision 18). */
export function passcodeWarnings({ site, passcode: { after } }: SiteChange): ChangeWarning[] {
  const { startDate, endDate } = (site.after?.['overview'] ?? {}) as Record<string, unknown>;
  const dates = [startDate, endDate].filter((date) => typeof date === 'string');
  const reason = after === undefined ? undefined : guessablePasscode(after, dates);
  if (reason === undefined) return [];
  return [
    {
      kind: 'passcodeGuessable',
      place: 'passcode',
      happens: `${reasons[reason]}, and strangers try such codes first; the limits let one network try 100 a day and all together 10,000, so it is found in days or weeks`,
      instead: 'take six random digits, as from: node -p "crypto.randomInt(1e6).toString().padStart(6, 0)"',
    },
  ];
}
