import { expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type ErrorPageTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';
import { errorVariants } from './error-variants.ts';
import { englishFallback, errorWords } from './error-words.ts';

test('the plain page says the default title and message [ERROR-002, ERROR-003]', () => {
  expect(errorWords(undefined, eng, undefined)).toEqual({
    title: 'Page not found',
    lines: ['Please try another method or try again later.'],
  });
});

test('the organiser’s title replaces the default one, unless it is empty [ERROR-009]', () => {
  expect(errorWords(undefined, eng, 'Lost?').title).toBe('Lost?');
  expect(errorWords('notFound', eng, 'Lost?').title).toBe('Lost?');
  expect(errorWords(undefined, eng, '').title).toBe('Page not found');
  expect(errorWords('notInvited', eng, 'Lost?').title).toBe('By invitation only');
});

test('only an unknown page says that it could not be found, and advises no other try [ERROR-022]', () => {
  expect(errorWords('notFound', eng, null).lines).toEqual(['This page could not be found']);
  for (const variant of [undefined, 'notInvited', 'chat'] as const) {
    expect(errorWords(variant, eng, null).lines).not.toContain('This page could not be found');
  }
});

test('a member who is not invited reads how to get in: title, message and detail [ACCESS-018]', () => {
  expect(errorWords('notInvited', eng, null).lines[0]).toBe('You need to login with an invited account.');
  expect(errorWords('notInvited', eng, null).lines).toHaveLength(2);
});

test('a failed chat says that the chat could not be opened', () => {
  expect(errorWords('chat', eng, null).title).toBe('The chat could not be opened');
});

test('every language except English has the English line [ERROR-004, ERROR-005]', () => {
  for (const language of languageCodes) {
    for (const variant of [undefined, ...errorVariants]) {
      const line = englishFallback(language, variant);
      if (language === 'eng') expect(line).toBeUndefined();
      else if (variant === 'notInvited') expect(line).toBe('You need to login with an invited account.');
      else if (variant === 'notFound') expect(line).toBe('This page could not be found');
      else expect(line).toBe('An error has occurred. Please try again later.');
    }
  }
});

const messages = [
  'serverConnectionFailed',
  'emptyResponse',
  'clientError',
  'serverError',
  'redirectError',
  'noEventSelected',
  'cameraPermissionTitle',
  'cameraPermissionText',
  'locationPermissionTitle',
  'locationPermissionText',
  'notSecureConnection',
  'browserNotSupported',
] as const satisfies readonly (keyof ErrorPageTexts)[];

test.each(Object.entries({ jpn, eng, chi, zhtw, kor }))(
  'the catalogue has every message in %s, each in words of its own [ERROR-024, ERROR-025, ERROR-026, ERROR-027, ERROR-028, ERROR-029, ERROR-030, ERROR-031, ERROR-032, ERROR-033]',
  (_, catalogue: ErrorPageTexts) => {
    const said = messages.map((message) => catalogue[message]);
    expect(said.every((text) => text.length > 5)).toBe(true);
    expect(new Set(said).size).toBe(messages.length);
    if (catalogue !== jpn) expect(said.filter((text) => Object.values(jpn).includes(text))).toEqual([]);
  },
);
