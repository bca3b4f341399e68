import type { ReactNode } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenProps } from '#console/console-feature.ts';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { localize } from '#kernel/localized-text.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import { formTexts } from '../form/form-words.ts';
import { wordsCode } from '../form/words-code.ts';
import type { UsedPart } from '../part/use-part.ts';
import { type Outline, useOutline } from '../use-outline.ts';

export type Content = Outline['contents'][number];

/** A screen about a content of the site; one that is gone is not found. */
export function ContentFrame({
  params: { site = '', contentId: id = '' },
  title,
  children,
}: ScreenProps & { title: string; children: (outline: Outline, content: Content) => ReactNode }) {
  const { failureOf } = useConsole();
  const { data, failure, again } = useOutline(site);
  const content = data?.contents.find(({ contentId }) => String(contentId) === id);
  if (data !== undefined && content !== undefined) return children(data, content);
  const gone = data === undefined ? failure : { ...failureOf(undefined), isNotFound: true };
  return (
    <Page title={title}>
      {gone === undefined ? <Skeleton rows={5} /> : <ReadFailed failure={gone} onAgain={() => void again()} />}
    </Page>
  );
}

/** What a content is called. */
export function useContentName(): (outline: Outline, content: Content) => string {
  const { language } = useConsole();
  const { nameOf } = useWords(formTexts);
  return ({ languages }, { title, ...content }) =>
    localize(title, language, languages[0] ?? language) || nameOf(wordsCode(content));
}

/** What a part that is edited is called: its title as it is typed. */
export function useTitleOf(outline: Outline, otherwise: string): (part: UsedPart) => string {
  const { language } = useConsole();
  return ({ value }) => {
    return localize(titleOfItem(value), language, outline.languages[0] ?? language) || otherwise;
  };
}
