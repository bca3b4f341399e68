import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { PlusIcon } from '#console/ui/icon.tsx';
import { isRecord } from '#kernel/is-record.ts';
import type { readHome } from '../../../contract/home.ts';
import {
  homeState,
  leadsTo,
  linksOf,
  pathOfContent,
  placeOf,
  shownOnHome,
  tabsMax,
  visibilityOf,
} from '../../../rules/home-parts.ts';
import type { Outline } from '../../use-outline.ts';
import { questionTexts } from '../questions/question-texts.ts';
import { useContentName } from '../part-screens.tsx';
import { type SeenPlace, usePlacing } from './use-placing.ts';
import './where-seen.css';

export interface WhereSeenProps {
  site: string;
  outline: Outline;
  contentId: number;
  canEdit: boolean;
  /** The screen says of the home what this would say. */
  isOnHome?: boolean;
  onPlaced?: (() => void) | undefined;
}

/** Where visitors meet a module, and a press that puts it where they do not. */
export function WhereSeen({ site, outline, contentId, canEdit, isOnHome = false, onPlaced }: WhereSeenProps) {
  const { toast, failureOf } = useConsole();
  const { where: words } = useWords(questionTexts);
  const contentName = useContentName();
  const [busy, setBusy] = useState<SeenPlace>();
  const { data } = useCall(`home/${site}`, (api) =>
    api.get<typeof readHome>('sites/{site}/home', { params: { site } }),
  );
  const putInto = usePlacing(site, outline);
  const own = data?.find((one) => one.contentId === contentId);
  const outlined = outline.contents.find((one) => one.contentId === contentId);
  if (data === undefined || own === undefined || outlined === undefined) return null;
  const page = pathOfContent(own);
  if (placeOf(own.moduleCode) === 'frame' || (page === undefined && placeOf(own.moduleCode) === 'behind')) return null;

  const frameOf = (code: 'menu' | 'tab') => data.find(({ moduleCode }) => moduleCode === code);
  const linksIn = (code: 'menu' | 'tab'): unknown[] => {
    const { value } = frameOf(code) ?? {};
    return linksOf(isRecord(value) ? value['content'] : undefined);
  };
  const isIn = (code: 'menu' | 'tab'): boolean =>
    page !== undefined && linksIn(code).some((link) => isRecord(link) && leadsTo(link['link'], page));
  const state = homeState(visibilityOf(own.value));
  const rows = data.filter((one) => placeOf(one.moduleCode) === 'home');
  const shown = rows.filter(({ value }) => homeState(visibilityOf(value)) === 'shown');
  const said: Record<SeenPlace, { isThere: boolean; text: string; isFull?: boolean }> = {
    home: {
      isThere: state === 'shown' || state === 'forConsole',
      text: homeText(),
    },
    menu: { isThere: isIn('menu'), text: isIn('menu') ? words.isIn : words.isNotIn },
    tab: {
      isThere: isIn('tab'),
      text: isIn('tab') ? words.isIn : linksIn('tab').length >= tabsMax ? words.tabsFull(tabsMax) : words.isNotIn,
      isFull: linksIn('tab').length >= tabsMax,
    },
  };
  const places: readonly SeenPlace[] = [
    ...(isOnHome || placeOf(own.moduleCode) === 'behind' ? [] : (['home'] as const)),
    ...(page === undefined ? [] : (['menu', 'tab'] as const)),
  ];

  function homeText(): string {
    if (state === 'hidden') return words.hidden;
    if (state === 'offHome') return words.offHome;
    if (own?.hasItems === true && own.items === 0) return words.noEntries;
    const at = shown.findIndex((one) => one.contentId === contentId) + 1;
    const widget = isRecord(own?.value) ? own.value['widget'] : undefined;
    const most = isRecord(widget) ? widget['numberOfDisplay'] : undefined;
    const [items, of] = [own?.items ?? 0, own?.picked ?? own?.items ?? 0];
    const count = shownOnHome(of, typeof most === 'number' ? most : undefined);
    const place = at > 0 ? words.onHome(at, shown.length) : words.forConsole;
    if (own?.picked !== undefined) return `${place} ${words.picked(count, items)}`;
    return own?.hasItems === true && count < items ? `${place} ${words.some(count, items)}` : place;
  }

  const put = (to: SeenPlace) => async (): Promise<void> => {
    setBusy(to);
    try {
      const name = contentName(outline, outlined);
      await putInto(
        to,
        { ...own, page: page ?? '', label: outlined.title ?? {}, name },
        { frame: to === 'home' ? undefined : frameOf(to) },
      );
      toast({ text: words.done[to] });
      onPlaced?.();
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
    setBusy(undefined);
  };
  if (places.length === 0) return null;
  return (
    <section className="hc-where" aria-label={words.title}>
      <h2 className="hc-where-title">{words.title}</h2>
      <ul>
        {places.map((to) => {
          const { isThere, text, isFull = false } = said[to];
          return (
            <li key={to}>
              <span className="hc-where-place">{words.places[to]}</span>
              <span className="hc-muted">{text}</span>
              {!canEdit || isThere || isFull ? null : (
                <Button isBusy={busy === to} onClick={() => void put(to)()}>
                  <PlusIcon />
                  {words.put[to]}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
