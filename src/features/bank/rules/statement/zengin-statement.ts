import type { Instant } from '#kernel/clock.ts';
import { dayMs } from '#kernel/period.ts';
import { linesMax } from '../bank-limits.ts';
import { dayOf, type LineFault, type ReadLines, type StatementLine } from './statement.ts';

/** Every record of the banks' formats for statements has this many bytes. */
const recordBytes = 200;

/** The kinds of file that tell of incoming money: 振込入金通知 and 入出金取引明細. */
type ZenginKind = '01' | '03';

const carriageReturn = 0x0d;
const lineFeed = 0x0a;
const endOfFile = 0x1a;

/** Where the fields of a data record stand, from 0 on. */
const fieldsOf = {
  '01': { date: [7, 13], amount: [19, 29], name: [49, 97] },
  '03': { date: [9, 15], amount: [24, 36], name: [81, 129] },
} as const;

/** 取引区分 of an entry that takes another one back. */
const correction = '19';

/** Says what kind of the banks' own format a file has; undefined: another one. */
export function zenginKindOf(bytes: Uint8Array): ZenginKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 10));
  const kind = /^1(01|03)[01 ][\d ]{6}$/.exec(head)?.[1];
  return (kind === '01' || kind === '03') && recordsOf(bytes) !== undefined ? kind : undefined;
}

export interface ReadZengin extends ReadLines {
  /** The file says that it has other sums, or its end is missing: part of it is lost. */
  isIncomplete: boolean;
}

/**
 * Reads 振込入金通知 (kind 01) and 入出金取引明細 (kind 03) of the Japanese Bankers Association: records of 200 bytes, with
 * line ends or without. `decode` reads Shift_JIS, in which half-width kana are one byte each.
 */
export function readZengin(bytes: Uint8Array, decode: (part: Uint8Array) => string, now: Instant): ReadZengin {
  const lines: StatementLine[] = [];
  const faults: LineFault[] = [];
  let [skipped, isCut, isIncomplete, isEnded] = [0, false, false, false];
  let kind: string | undefined;
  let sum = { incoming: 0, sum: 0 };
  for (const [at, record] of (recordsOf(bytes) ?? []).entries()) {
    const text = (from: number, to: number): string => decode(record.subarray(from, to)).trim();
    const number = (from: number, to: number): number => Number(text(from, to) || '0');
    const mark = text(0, 1);
    if (mark === '1') {
      kind = text(1, 3);
      sum = { incoming: 0, sum: 0 };
    } else if (mark === '2' && (kind === '01' || kind === '03')) {
      const fields = fieldsOf[kind];
      const date = dayOfRecord(text(fields.date[0], fields.date[1]), now);
      const amount = number(fields.amount[0], fields.amount[1]);
      const name = text(fields.name[0], fields.name[1]);
      const isIncoming = kind === '01' ? text(127, 128) !== '1' : text(21, 22) === '1';
      const isOther = kind === '03' && text(22, 24) === correction;
      if (isIncoming) sum = { incoming: sum.incoming + 1, sum: sum.sum + amount };
      if (!isIncoming || isOther) skipped += 1;
      else if (date === undefined) faults.push({ line: at + 1, problem: 'date' });
      else if (!Number.isSafeInteger(amount) || amount <= 0) faults.push({ line: at + 1, problem: 'amount' });
      else if (lines.length >= linesMax) isCut = true;
      else lines.push({ date, amount, payer: name === '' && kind === '03' ? text(159, 179) : name });
    } else if (mark === '8') {
      const [count, total] = kind === '01' ? [number(1, 7), number(7, 19)] : [number(1, 7), number(7, 20)];
      isIncomplete ||= count !== sum.incoming || total !== sum.sum;
    } else if (mark === '9') isEnded = true;
    else faults.push({ line: at + 1, problem: 'record' });
  }
  return { lines, faults, skipped, isCut, isIncomplete: isIncomplete || !isEnded };
}

/** The records of a file, with or without line ends; undefined: it has no such records. */
function recordsOf(bytes: Uint8Array): Uint8Array[] | undefined {
  const end = bytes.indexOf(endOfFile);
  const whole = end < 0 ? bytes : bytes.subarray(0, end);
  const records: Uint8Array[] = [];
  let at = 0;
  while (at < whole.length) {
    if (whole[at] === carriageReturn || whole[at] === lineFeed) {
      at += 1;
      continue;
    }
    const line = whole.subarray(at, at + recordBytes);
    // Editors take the blanks off the end of a line.
    const breaks = line.findIndex((byte) => byte === carriageReturn || byte === lineFeed);
    const found = breaks < 0 ? line : line.subarray(0, breaks);
    records.push(found);
    at += found.length;
  }
  const isMarked = records.every(([mark]) => mark !== undefined && '1289'.includes(String.fromCharCode(mark)));
  return records.length > 1 && isMarked ? records : undefined;
}

/**
 * YYMMDD of a record: the banks count the years of the era, some the last two digits of ours. Of both readings the one
 * counts that is not in the future, and the later one first.
 */
function dayOfRecord(digits: string, now: Instant): string | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined;
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)));
  const latest = new Date(now + 31 * dayMs).toISOString().slice(0, 10);
  return [2018 + year, 2000 + year]
    .map((one) => dayOf(one, month, day))
    .find((one) => one !== undefined && one <= latest);
}
