import { describe, expect, test } from 'vitest';
import { isLocalizedText, localize, localizeDocument } from './localized-text.ts';

describe('a text of an organiser', () => {
  test('is shown in the language, otherwise in the site’s default, otherwise in the first language that has it', () => {
    expect(localize({ jpn: '広場', eng: 'Square' }, 'eng', 'jpn')).toBe('Square');
    expect(localize({ jpn: '広場', eng: 'Square' }, 'kor', 'eng')).toBe('Square');
    expect(localize({ chi: '广场' }, 'kor', 'eng')).toBe('广场');
    expect(localize({ eng: '', jpn: '広場' }, 'eng', 'jpn')).toBe('広場');
    expect(localize({}, 'eng', 'jpn')).toBe('');
    expect(localize(undefined, 'eng', 'jpn')).toBe('');
  });

  test('is told by its language codes', () => {
    expect(isLocalizedText({ jpn: 'あ' })).toBe(true);
    for (const other of [{}, { ja: 'あ' }, { jpn: 1 }, { jpn: 'あ', more: 'b' }, [], null, 'jpn']) {
      expect(isLocalizedText(other)).toBe(false);
    }
  });
});

test('a document is said in one language, however deep its texts are', () => {
  const document = {
    title: { jpn: '広場', eng: 'Square' },
    points: [{ label: { jpn: '日時' }, count: 3, at: null }],
    image: { path: '/media/a.webp', alt: { eng: 'A fair' } },
  };
  expect(localizeDocument(document, 'eng', 'jpn')).toEqual({
    title: 'Square',
    points: [{ label: '日時', count: 3, at: null }],
    image: { path: '/media/a.webp', alt: 'A fair' },
  });
});
