// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../rules/part-changes.ts';
import { useNameAlong } from './use-name-along.ts';

/** Types one text after another into the name of a site; answers the name that heads the page. */
function typed(name: Json | undefined, ...texts: (readonly ['jpn' | 'eng', string, string])[]): Json | undefined {
  let value = name;
  const set = (next: Json | undefined): void => void (value = next);
  const { result, rerender } = renderHook(() => useNameAlong({ value, set }));
  for (const text of texts) {
    result.current(...text);
    rerender();
  }
  return value;
}

describe('the name that heads the page', () => {
  test('follows the name of the site where both say the same, also while it is empty in between', () => {
    expect(typed({ jpn: '祭' }, ['jpn', '', '祭'], ['jpn', '大', ''], ['jpn', '大祭', '大'])).toEqual({ jpn: '大祭' });
  });

  test('comes with the name of the site in a further language', () => {
    const keys = [['eng', 'F', ''] as const, ['eng', 'Fair', 'F'] as const];
    expect(typed({ jpn: '祭' }, ...keys)).toEqual({ jpn: '祭', eng: 'Fair' });
    expect(typed({ jpn: '祭', eng: 'Fair' }, ['eng', '', 'Fair'])).toEqual({ jpn: '祭' });
  });

  test('stays as it is where the organiser has written another', () => {
    expect(typed({ jpn: '第3回 秋の祭' }, ['jpn', '大祭', '祭'])).toEqual({ jpn: '第3回 秋の祭' });
  });
});
