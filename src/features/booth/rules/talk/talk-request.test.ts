import { describe, expect, test } from 'vitest';
import { readReason, readTalkRequest, talkProblems } from './talk-request.ts';

const good = { name: '花町 歩', mail: 'ayumu@example.jp', company: '', contents: '見積もり' };

describe('what a visitor writes to a booth', () => {
  test('is stored without surrounding spaces and control characters, and without line breaks in a field of one line', () => {
    expect(
      readTalkRequest({
        name: ' 花町\n歩\u0000 ',
        mail: ' ａｙｕｍｕ@example.jp ',
        company: '\t',
        contents: '一\r\n二\u0007 ',
      }),
    ).toEqual({ name: '花町 歩', mail: 'ayumu@example.jp', company: '', contents: '一\n二' });
  });

  test.each([
    [{}, {}],
    [{ name: '' }, { name: 'required' }],
    [{ mail: '' }, { mail: 'required' }],
    [{ mail: 'nobody' }, { mail: 'invalidMail' }],
    [{ contents: '' }, { contents: 'required' }],
    [{ contents: 'あ'.repeat(1_000) }, {}],
    [
      { contents: 'あ'.repeat(1_001), company: 'い'.repeat(101) },
      { contents: 'tooLong', company: 'tooLong' },
    ],
  ])('%j is found to be %j', (change, problems) => {
    expect(talkProblems({ ...good, ...change })).toEqual(problems);
  });

  test('has a problem in its reason only if that is missing or too long', () => {
    expect(readReason(' 出張\r\nのため ')).toEqual({ reason: '出張\nのため', problem: undefined });
    expect(readReason('\n').problem).toBe('required');
    expect(readReason('あ'.repeat(501)).problem).toBe('tooLong');
  });
});
