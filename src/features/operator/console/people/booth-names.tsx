import { useConsole, useWords } from '#console/console-context.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { type LocalizedText, localize } from '#kernel/localized-text.ts';
import { peopleTexts } from './people-texts.ts';

const named = 5;

/** The booths of an exhibitor, as people know them; of many the first few. */
export function BoothNames({ booths }: { booths: readonly { title: LocalizedText | null }[] }) {
  const { language } = useConsole();
  const words = useWords(peopleTexts);
  if (booths.length === 0) return null;
  const nameOf = ({ title }: { title: LocalizedText | null }): string =>
    (title === null ? '' : localize(title, language, defaultLanguage)) || words.boothGone;
  const rest = booths.length - named;
  const names = [...booths.slice(0, named).map(nameOf), ...(rest > 0 ? [words.andMore(rest)] : [])];
  return <span className="hc-muted hc-booth-names">{words.booths(names.join(words.comma))}</span>;
}
