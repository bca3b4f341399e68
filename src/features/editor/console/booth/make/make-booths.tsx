import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { LaterModule } from '#console/console-feature.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import type { addItem } from '../../../contract.ts';
import { contentTexts } from '../../content/content-texts.ts';
import { useContentName } from '../../content/part-screens.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { neededItem, timesOf } from '../../form/needed-value.ts';
import { useOutline } from '../../use-outline.ts';
import { makeBoothTexts } from './make-texts.ts';

export interface MakeBoothsProps {
  site: string;
  /** By name and, where it is known, stand. */
  booths: readonly { name: string; stand: string }[];
  /** So many of them are there now, as drafts. */
  onMade: (made: number) => void;
}

/** Booths that somebody has named and that are not there are made as drafts, in the order in which they were named. */
function MakeBooths({ site, booths, onMade }: MakeBoothsProps) {
  const { api, cache, toast, failureOf, language } = useConsole();
  const words = useWords(makeBoothTexts);
  const contentName = useContentName();
  const outline = useOutline(site).data;
  const [chosen, setChosen] = useState('');
  const [done, setDone] = useState<number>();
  if (outline === undefined || !outline.rights.includes('edit')) return null;
  const contents = outline.contents.filter(({ moduleCode }) => moduleCode === 'booth');
  const content = contents.find(({ contentId }) => String(contentId) === chosen) ?? contents[0];
  if (content === undefined) {
    return (
      <p className="hc-hint">
        {words.noContent} <Link to={`/console/sites/${site}/content`}>{words.toContent}</Link>
      </p>
    );
  }
  const make = async (): Promise<void> => {
    let made = 0;
    try {
      for (const { name, stand } of booths) {
        setDone(made);
        const needed = neededItem('booth', {
          language: outline.languages[0] ?? language,
          name,
          ...timesOf(outline.startDate),
        });
        // One after the other: they stand in the order of the list.
        // oxlint-disable-next-line no-await-in-loop
        const { issues } = await api.post<typeof addItem>('sites/{site}/items/{contentId}', {
          params: { site, contentId: content.contentId },
          body: { value: { ...needed, ...(stand !== '' && { stand }) } },
        });
        if (issues.length > 0) throw new Error(`A booth is called ${name}.`);
        made += 1;
      }
      toast({ text: words.made(made) });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
    setDone(undefined);
    cache.changed(`outline/${site}`);
    if (made > 0) onMade(made);
  };
  return (
    <div className="hc-form">
      <p>{words.offer(booths.length)}</p>
      {contents.length > 1 ? (
        <SelectField
          label={words.where}
          choices={contents.map((one) => ({ value: String(one.contentId), label: contentName(outline, one) }))}
          value={String(content.contentId)}
          onChange={setChosen}
        />
      ) : null}
      <div className="hc-page-actions">
        <Button isBusy={done !== undefined} onClick={() => void make()}>
          {words.make(booths.length)}
        </Button>
        <output className="hc-hint">{done === undefined ? null : words.making(done, booths.length)}</output>
      </div>
    </div>
  );
}

export const part: LaterModule<MakeBoothsProps> = {
  Part: MakeBooths,
  texts: [makeBoothTexts, contentTexts, editorTexts],
};
