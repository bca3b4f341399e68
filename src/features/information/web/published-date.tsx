import { formatInstant, formatNormal, parseInstant } from '#kernel/period.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Information } from '../contract.ts';
import { isNew } from '../rules/is-new.ts';
import { informationTexts } from './information-texts.ts';

export function PublishedDate({ publishedAt }: Pick<Information, 'publishedAt'>) {
  const instant = parseInstant(publishedAt);
  if (instant === undefined) return null;
  return <time dateTime={formatInstant(instant)}>{formatNormal(instant)}</time>;
}

/** What stands beside the date: the mark of a new one, and its category. */
export function InformationMarks({ publishedAt, category }: Pick<Information, 'publishedAt' | 'category'>) {
  const { now } = usePageContext();
  const texts = useTexts(informationTexts);
  return (
    <>
      {isNew(publishedAt, now) ? <Chip kind="accent">{texts.fresh}</Chip> : null}
      {category ? <Chip>{category}</Chip> : null}
    </>
  );
}
