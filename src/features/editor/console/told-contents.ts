import type { LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { placeOf } from '../rules/home-parts.ts';
import type { FormWords } from './form/form-words.ts';
import { wordsCode } from './form/words-code.ts';
import type { Outline } from './use-outline.ts';

/** What visitors see as pages or entries; what only divides a home, such as a space, has its own title or is left out. */
const toldCodes: readonly ModuleCode[] = [
  'ticket',
  'schedule',
  'timetable',
  'booth',
  'information',
  'live_stream',
  'live_chat',
  'questionnaire',
  'web_page',
  'banner',
  'digest',
];

type Content = Outline['contents'][number];

/** The contents that a summary of a site names, each by its own title or by what the console calls its kind. */
export function toldContents(
  { contents, languages }: Pick<Outline, 'contents' | 'languages'>,
  language: LanguageCode,
  { nameOf }: Pick<FormWords, 'nameOf'>,
): (Content & { name: string })[] {
  const told: readonly string[] = toldCodes;
  return contents.flatMap((content) => {
    const { title, moduleCode } = content;
    const own = localize(title, language, languages[0] ?? language);
    if (placeOf(moduleCode) === 'behind' || (own === '' && !told.includes(moduleCode))) return [];
    return [{ ...content, name: own || nameOf(wordsCode(content)) }];
  });
}
