import { isRecord } from '#kernel/is-record.ts';
import type { ChangeWarning, SiteChange } from '#features/site/rules/changes/site-change.ts';

/** Why a stranger tries a code early: as a pattern, as one that everybody takes, or as a date of the event. */
export type Guessable = 'pattern' | 'common' | 'date';

/** Ways over a keypad, and codes that lists of leaked ones, manuals and examples have. */
const common = new Set(
  (
    '147258 258147 258369 369258 147369 159357 159753 357159 357951 951357 753159 741852 852741 963852 852963 ' +
    '147852 258963 142536 135790 246810 246813 135792 102030 010203 112358 314159 271828 520131 696969 420420 ' +
    '007007 101010 131313 202020 204060 123450 012340 100000 200000 100001'
  ).split(' '),
);

/** Whether a stranger finds a code of six digits within the tries that the limits allow; dates as `2026-11-20 10:00`. */
export function guessablePasscode(code: string, dates: readonly string[] = []): Guessable | undefined {
  if (hasPattern(code)) return 'pattern';
  if (common.has(code)) return 'common';
  return dates.some((date) => formsOf(date).includes(code)) ? 'date' : undefined;
}

function hasPattern(code: string): boolean {
  const [first, second] = [code.slice(0, 3), code.slice(3)];
  if (new Set(code).size <= 2) return true;
  // abcabc, abccba, aabbcc, ababab has two digits
  if (first === second || first === [...second].reverse().join('')) return true;
  if (/^(.)\1(.)\2(.)\3$/.test(code)) return true;
  // One way of counting through, or one in each half: 135791, 123321, 789456.
  return stepOf(code) !== undefined || (isRun(first) && isRun(second));
}

/** By how much each digit is more than the one before, after 9 comes 0; undefined when it differs. */
function stepOf(digits: string): number | undefined {
  const steps = new Set([...digits].slice(1).map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10));
  return steps.size === 1 ? [...steps][0] : undefined;
}

function isRun(three: string): boolean {
  return [1, 9].includes(stepOf(three) ?? 0);
}

/** 261120, 201126, 112026 and so on. */
function formsOf(date: string): string[] {
  const [, century, year, month, day] = /^(\d\d)(\d\d)-(\d\d)-(\d\d)/.exec(date) ?? [];
  if (century === undefined) return [];
  const parts = [year, month, day];
  const forms = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ].map((order) => order.map((at) => parts[at]).join(''));
  return [...forms, `${century}${year}${month}`, `${month}${century}${year}`, `${century}${year}${day}`];
}

const reasons: Record<Guessable, string> = {
  pattern: 'its digits make a pattern',
  common: 'it is one that many take',
  date: 'it is a date of the event',
};

/** A door whose code a stranger finds, although a random one of six digits would hold for years (decision 18). */
export function passcodeWarnings({ site, passcode: { after } }: SiteChange): ChangeWarning[] {
  const overview = site.after?.['overview'];
  const { startDate, endDate } = isRecord(overview) ? overview : {};
  const dates = [startDate, endDate].filter((date) => typeof date === 'string');
  const reason = after === undefined ? undefined : guessablePasscode(after, dates);
  if (reason === undefined) return [];
  return [
    {
      kind: 'passcodeGuessable',
      place: 'passcode',
      happens: `${reasons[reason]}, and strangers try such codes first; the limits let one network try 100 a day and all together 10,000, so it is found in days or weeks`,
      instead: 'take six random digits, as from: node -p "crypto.randomInt(1e6).toString().padStart(6, 0)"',
      values: { reason },
    },
  ];
}
