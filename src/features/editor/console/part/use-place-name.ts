import { useConsole, useWords } from '#console/console-context.ts';
import { type LocalizedText, localize } from '#kernel/localized-text.ts';
import { useContentName } from '../content/part-screens.tsx';
import { editorTexts } from '../editor-texts.ts';
import type { Outline } from '../use-outline.ts';

interface NamedPlace {
  part: string;
  /** What the module or the item is called, and the entry of it. */
  title?: LocalizedText | undefined;
  entry?: LocalizedText | undefined;
  /** In place of the title. */
  own?: string;
}

/** Where something stands, in words: `Menu › Stalls`. */
export function usePlaceName(outline: Outline): (place: NamedPlace) => string {
  const { language } = useConsole();
  const { nav } = useWords(editorTexts);
  const contentName = useContentName();
  const said = (text: LocalizedText | undefined): string => localize(text, language, outline.languages[0] ?? language);
  return ({ part, title, entry, own }) => {
    const [, contentId] = part.split('-');
    const content = outline.contents.find((one) => String(one.contentId) === contentId);
    const name = own ?? (said(title) || (content === undefined ? nav.settings : contentName(outline, content)));
    return [name, said(entry)].filter((one) => one !== '').join(' › ');
  };
}
