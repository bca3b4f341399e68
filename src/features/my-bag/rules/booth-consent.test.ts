import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';
import { consentWords } from './booth-consent.ts';

/** The words of each version, as a hash: a version that members agreed to keeps its words. */
const wordsOfVersions: Readonly<Record<number, string>> = { 1: '4c06f57646a601d9' };

test('the words about what an exhibitor learns are those of their version', () => {
  const words = [jpn, eng, chi, zhtw, kor].map(({ consent }) => `${consent.label}\n${consent.text}`).join('\n');
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 16);
  expect(wordsOfVersions[consentWords]).toBe(hash);
});
