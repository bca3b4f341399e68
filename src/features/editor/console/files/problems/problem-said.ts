import type { FormWords } from '../../form/form-words.ts';
import type { ProblemTexts } from './texts/jpn.ts';

/** What an import expects, as its commands say it, and the words for it. */
const expectations: readonly [keyof ProblemTexts['expected'], RegExp][] = [
  ['text', /^a text$/],
  ['number', /^a number$/],
  ['flag', /^true or false$/],
  ['list', /^a list$/],
  ['fields', /^fields$/],
  ['whole', /^a whole number(?: from 0)?$/],
  ['value', /^a value$/],
  ['texts', /^texts per language, as/],
  ['picture', /^a picture, as|^a picture beside site\.yaml|^the path of a picture$|^a picture of this site$/],
  ['date', /^a date, as/],
  ['link', /^a link: /],
  ['noFields', /^no fields here$/],
  ['oneField', /^one of the fields (.+)$/],
  ['oneOf', /^one of (.+)$/],
  ['fewest', /^at least (\d+) in the list$/],
  ['most', /^at most (\d+) in the list$/],
  ['letters', /^at most (\d+) letters$/],
  ['least', /^at least (\S+)$/],
  ['greatest', /^at most (\S+)$/],
  ['yaml', /^readable YAML$/],
  ['oneSite', /^one site in a file$/],
  ['siteFile', /^a site file$/],
  ['controls', /^a text without control characters$/],
  ['nested', /^fewer fields inside each other$/],
  ['notBefore', /^a date that is not before startDate$/],
  ['titleIn', /^a title in (\w+), the first of the languages$|^a title in the first language of the site$/],
  ['ownId', /^a (\w+) of its own \((.+) has this one\)$/],
  ['item', /^the detailId of an? .+|^the id of one of the (\w+) of this module$/],
  ['content', /^the contentId of .+|^the schedule content whose sessions/],
  ['module', /^a module that is available in this version$/],
  ['noItems', /^no items in an? (\w+)$/],
  ['include', /^the path of a \.yaml file beside site\.yaml$/],
  ['fileSize', /^a file of at most 10 MB/],
  ['handout', /^a file beside site\.yaml \(/],
  ['styleSheet', /^a style sheet /],
  ['passcode', /^six digits in quotes, as|^no such field: `passcode/],
  [
    'eventId',
    /^the id of the event$|^no eventId, because kind is portal$|^false, because a portal has no third type$|^a portal that was imported before/,
  ],
  ['ownSite', /^a site of its own$/],
  ['ownDomain', /^a domain of this site alone$/],
  ['eventNumber', /^the id of a new event or of one of this portal$/],
  ['inviting', /^no field here, because `isInvitingEvent/],
  [
    'provider',
    /^each method once$|^the name the provider gave to this site$|^a method that `identity` has a provider for$|^no field here: the accounts are the portal/,
  ],
];
const findings: readonly [keyof ProblemTexts['found'], RegExp][] = [
  ['nothing', /^nothing$/],
  ['list', /^a list$/],
  ['fields', /^fields \((.*)\)$/],
  ['controls', /^one with control characters$/],
  ['second', /^a second YAML document/],
];

type Words = Readonly<Record<string, string | ((one: string, other: string) => string)>>;

function saidBy(patterns: readonly [string, RegExp][], words: Words, text: string): string | undefined {
  for (const [key, pattern] of patterns) {
    const found = pattern.exec(text);
    const said = found === null ? undefined : words[key];
    if (said !== undefined) return typeof said === 'function' ? said(found?.[1] ?? '', found?.[2] ?? '') : said;
  }
  return undefined;
}

/** In the language of the console; undefined: nobody has words for it. A rule of a field has those of its form. */
export function expectedSaid(
  expected: string,
  { expected: words }: ProblemTexts,
  { faultOf }: Pick<FormWords, 'faultOf'>,
): string | undefined {
  return faultOf(expected) ?? saidBy(expectations, words, expected);
}

/** What was written there is shown as it is. */
export function foundSaid(found: string, { found: words }: ProblemTexts): string {
  return saidBy(findings, words, found) ?? found;
}
