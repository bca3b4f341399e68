import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type EditorTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** What the server says of drafts. */
export const editorTexts: Readonly<Record<LanguageCode, EditorTexts>> = { jpn, eng, chi, zhtw, kor };
