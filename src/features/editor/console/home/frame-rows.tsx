import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { PlusIcon } from '#console/ui/icon.tsx';
import { homeState, tabsFor, visibilityOf } from '../../rules/home-parts.ts';
import type { addContent } from '../../contract.ts';
import type { Json } from '../../rules/part-changes.ts';
import { useContentName } from '../content/part-screens.tsx';
import type { PartKeeper, SaveState } from '../part/part-keeper.ts';
import { valueAt } from '../part/part-path.ts';
import type { Outline } from '../use-outline.ts';
import { type HomeContent, HomeRow } from './home-row.tsx';
import { homeTexts } from './home-texts.ts';
import type { HomePart } from './use-preview-parts.ts';

interface FrameRowsProps {
  site: string;
  outline: Outline;
  contents: readonly HomeContent[];
  /** What the home shows, in its order: a new tab bar leads there. */
  rows: readonly HomeContent[];
  canEdit: boolean;
  chosen: HomePart | undefined;
  onOpen: (contentId: number) => (isOpen: boolean) => void;
  onState: (contentId: number, saving: SaveState, keeper: PartKeeper) => void;
  onMade: (contentId: number) => void;
}

/** The tab bar and the menu, which stand around every page. */
export function FrameRows({ site, outline, contents, rows, canEdit, chosen, onOpen, onState, onMade }: FrameRowsProps) {
  const { api, failureOf, toast } = useConsole();
  const words = useWords(homeTexts);
  const contentName = useContentName();
  const [isBusy, setBusy] = useState(false);
  const language = outline.languages[0] ?? 'jpn';

  const make = async (moduleCode: 'tab' | 'menu'): Promise<void> => {
    const home = { label: { [language]: words.home }, link: '/' };
    const shown = rows.filter(({ value }) => homeState(visibilityOf(value)) === 'shown');
    const others = tabsFor(shown).map(({ content, icon, link }) => ({
      label: titleOf(content) ?? { [language]: nameOf(content) },
      icon,
      link,
    }));
    const links = [home, ...others.map(({ label, link }) => ({ label, link }))];
    const content = moduleCode === 'tab' ? { tabs: [{ ...home, icon: 'home' }, ...others] } : { groups: [{ links }] };
    setBusy(true);
    try {
      const body = { moduleCode, value: { content } };
      const answer = await api.post<typeof addContent>('sites/{site}/contents', { params: { site }, body });
      if (answer.issues.length === 0) onMade(answer.contentId);
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  function nameOf({ contentId }: HomeContent): string {
    const outlined = outline.contents.find((one) => one.contentId === contentId);
    return outlined === undefined ? '' : contentName(outline, outlined);
  }
  const codes = ['tab', 'menu'] as const;
  const frames = codes.flatMap((code) => contents.filter(({ moduleCode }) => moduleCode === code));
  const missing = codes.filter((code) => !frames.some(({ moduleCode }) => moduleCode === code));
  return (
    <section aria-labelledby="home-frame">
      <h2 id="home-frame" className="hc-home-title">
        {words.frame}
      </h2>
      <p className="hc-hint">{words.frameText}</p>
      {frames.length === 0 ? null : (
        <ul className="hc-rows hc-home-rows">
          {frames.map((content) => (
            <HomeRow
              key={String(content.contentId)}
              {...{ site, outline, content, canEdit, onState }}
              isOpen={chosen === content.contentId}
              onOpen={onOpen(content.contentId)}
            />
          ))}
        </ul>
      )}
      {canEdit
        ? missing.map((code) => (
            <div key={code} className="hc-home-make">
              <Button isBusy={isBusy} onClick={() => void make(code)}>
                <PlusIcon />
                {code === 'tab' ? words.makeTabs : words.makeMenu}
              </Button>
              <p className="hc-hint">{code === 'tab' ? words.makeTabsText : words.makeMenuText}</p>
            </div>
          ))
        : null}
    </section>
  );
}

const titleOf = ({ value }: HomeContent): Json | undefined => valueAt(value, ['title']);
