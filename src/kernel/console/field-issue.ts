import * as v from 'valibot';
import { placeOfIssue } from '../schema-parts.ts';

/** What is wrong with a field; the console words it in its own language. */
export interface FieldIssue {
  /** Keys and list positions from the top of the part. */
  place: (string | number)[];
  code: FieldIssueCode;
  /** What the code counts: letters, entries, the least or the greatest number. */
  limit?: number | undefined;
  /** The rule between fields, as its schema calls it. */
  said?: string | undefined;
  /** Of an issue that a screen has found itself: its words in the language of the console. */
  words?: string | undefined;
}

const fieldIssueCodes = [
  'required',
  'unknown',
  'choice',
  'form',
  'whole',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'rule',
] as const;
type FieldIssueCode = (typeof fieldIssueCodes)[number];

const limits: Readonly<Record<string, FieldIssueCode>> = {
  min_length: 'tooShort',
  max_length: 'tooLong',
  min_value: 'tooSmall',
  max_value: 'tooLarge',
};

export const fieldIssueSchema = v.object({
  place: v.array(v.union([v.string(), v.number()])),
  code: v.picklist(fieldIssueCodes),
  limit: v.optional(v.number()),
  said: v.optional(v.string()),
});

/** Every issue of a value; the browser and the server find the same. */
export function fieldIssues(schema: v.GenericSchema, value: unknown): FieldIssue[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(issueOf);
}

function issueOf(issue: v.BaseIssue<unknown>): FieldIssue {
  const place = placeOfIssue(issue);
  const limit = typeof issue.requirement === 'number' ? issue.requirement : undefined;
  const limited = limits[issue.type];
  if (limited !== undefined) return { place, code: limited, limit };
  if (issue.input === undefined || issue.input === '') return { place, code: 'required' };
  if (issue.type === 'integer') return { place, code: 'whole' };
  if (issue.type === 'strict_object' && issue.expected === 'never') return { place, code: 'unknown' };
  if (issue.type === 'picklist') return { place, code: 'choice' };
  if (issue.kind === 'schema') return { place, code: 'form' };
  return { place, code: 'rule', said: issue.message };
}
