import { useConsole, useWords } from '#console/console-context.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { addContent, savePart } from '../../../contract.ts';
import type { readHome } from '../../../contract/home.ts';
import { iconOf, visibilityOf } from '../../../rules/home-parts.ts';
import type { Outline } from '../../use-outline.ts';
import { questionTexts } from '../questions/question-texts.ts';

/** Where visitors meet a module. */
export type SeenPlace = 'home' | 'menu' | 'tab';

type Frame = AnswerOf<typeof readHome>[number];

interface Placed {
  value?: unknown;
  contentId: number;
  moduleCode: ModuleCode;
  /** Its page, as links name it. */
  page: string;
  /** Its title in the languages of the site; an empty one is called by its kind. */
  label: LocalizedText;
  name: string;
}

/** Puts a module onto the home, or a link to it into the menu or the tab bar, which is made where there is none. */
export function usePlacing(site: string, { languages }: Outline) {
  const { api, cache } = useConsole();
  const { where: words } = useWords(questionTexts);
  const params = { site };
  const [language = 'jpn'] = languages;
  const changed = (): void => {
    for (const key of ['outline', 'home', 'changes', 'checks']) cache.changed(`${key}/${site}`);
  };
  const save = async (part: string, changes: { path: string[]; before?: unknown; after: unknown }[]): Promise<void> => {
    await api.post<typeof savePart>('sites/{site}/part', { params, body: { part, changes } });
  };
  return async (to: SeenPlace, content: Placed, { frame }: { frame: Frame | undefined }): Promise<void> => {
    const { contentId, moduleCode, page, name } = content;
    const label = Object.keys(content.label).length > 0 ? content.label : { [language]: name };
    const link = { label, link: page, ...(to === 'tab' && { icon: iconOf(moduleCode) }) };
    if (to === 'home') {
      const { visible, onHome } = visibilityOf(content.value);
      await save(`content-${contentId}`, [
        { path: ['visible'], before: visible, after: true },
        { path: ['onHome'], before: onHome, after: true },
      ]);
    } else if (frame === undefined) {
      const home = { label: { [language]: words.places.home }, link: '/', ...(to === 'tab' && { icon: 'home' }) };
      const value = { content: to === 'tab' ? { tabs: [home, link] } : { groups: [{ links: [home, link] }] } };
      await api.post<typeof addContent>('sites/{site}/contents', { params, body: { moduleCode: to, value } });
    } else {
      const key = to === 'tab' ? 'tabs' : 'groups';
      const inside = isRecord(frame.value) ? frame.value['content'] : undefined;
      const list = isRecord(inside) ? inside[key] : undefined;
      const before: unknown[] = Array.isArray(list) ? list : [];
      const after = to === 'tab' ? [...before, link] : withLink(before, link);
      await save(`content-${frame.contentId}`, [{ path: ['content', key], before, after }]);
    }
    changed();
  };
}

/** The groups of a menu with a link at the end of the first one. */
function withLink([first, ...others]: readonly unknown[], link: object): unknown[] {
  const links = isRecord(first) && Array.isArray(first['links']) ? first['links'] : [];
  return [{ ...(isRecord(first) && first), links: [...links, link] }, ...others];
}
