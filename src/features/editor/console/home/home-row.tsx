import { type ReactNode, lazy, Suspense, useEffect, useId } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { IconButton } from '#console/ui/button.tsx';
import { ChevronIcon, EyeIcon, EyeOffIcon } from '#console/ui/icon.tsx';
import { Skeleton } from '#console/ui/waiting.tsx';
import { isLocalizedText, localize } from '#kernel/localized-text.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { needed } from '#web/parts/needed.ts';
import {
  homeState,
  linksOf,
  placeOf,
  shownOnHome,
  showsPicked,
  switchedHome,
  visibilityOf,
} from '../../rules/home-parts.ts';
import type { Json } from '../../rules/part-changes.ts';
import { LaterWhereSeen } from '../content/where/later-where-seen.tsx';
import { formTexts } from '../form/form-words.ts';
import type { PartKeeper, SaveState } from '../part/part-keeper.ts';
import { valueAt } from '../part/part-path.ts';
import { SaveTrouble } from '../part/save-mark.tsx';
import { usePart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { homeTexts } from './home-texts.ts';

const RowFields = lazy(async () => ({ default: (await needed(() => import('./row-fields.tsx'))).RowFields }));

export interface HomeContent {
  contentId: number;
  moduleCode: ModuleCode;
  /** Whether it has entries at all, and how many. */
  hasItems: boolean;
  items: number;
  /** How many are picked out, where the home shows those alone. */
  picked?: number | undefined;
  value: Json;
}

interface HomeRowProps {
  site: string;
  outline: Outline;
  content: HomeContent;
  isOpen: boolean;
  canEdit: boolean;
  onOpen: (isOpen: boolean) => void;
  onState: (contentId: number, saving: SaveState, keeper: PartKeeper) => void;
  /** A link to it was put into the menu or the tabs. */
  onPlaced?: () => void;
  /** Its place in the list, beside the eye. */
  order?: ReactNode;
}

/** A part of the home: what it is called, whether it is shown, and what the home shows of it. */
export function HomeRow({ site, outline, content, isOpen, canEdit, onOpen, onState, onPlaced, order }: HomeRowProps) {
  const { contentId, moduleCode, items, hasItems, picked = 0 } = content;
  const { language } = useConsole();
  const words = useWords(homeTexts);
  const { nameOf } = useWords(formTexts);
  const part = usePart({ site, part: `content-${contentId}`, given: content.value, code: content.moduleCode });
  const id = useId();
  useEffect(() => onState(contentId, part.saving, part.keeper), [onState, contentId, part.saving, part.keeper]);

  const value = part.value ?? content.value;
  const isFrame = placeOf(moduleCode) === 'frame';
  const { onHome, ...others } = visibilityOf(value);
  const state = homeState({ ...others, onHome: isFrame || onHome });
  const isShown = state === 'shown' || state === 'forConsole';
  const title = valueAt(value, ['title']);
  const kind = nameOf(moduleCode);
  const name = (isLocalizedText(title) ? localize(title, language, outline.languages[0] ?? language) : '') || kind;
  const press = (): void => {
    const changes = isFrame ? { visible: !isShown } : switchedHome(state);
    for (const [field, next] of Object.entries(changes)) part.keeper.edit([field], next);
  };
  const candidates = showsPicked(value) ? picked : items;
  const own = `/console/sites/${site}/content/${contentId}`;
  const facts = [
    name === kind ? '' : kind,
    isFrame ? words.links(linksOf(valueAt(value, ['content'])).length) : hasItems ? counted() : '',
    state === 'shown' ? '' : isFrame ? words.frameOff : words.states[state],
  ].filter((fact) => fact !== '');

  function counted(): string {
    if (items === 0 && isShown) return words.noEntries;
    if (!isShown) return words.counts(items, items);
    const most = valueAt(value, ['widget', 'numberOfDisplay']);
    const shown = shownOnHome(candidates, typeof most === 'number' ? most : undefined);
    return words.counts(shown, items);
  }

  return (
    <li className="hc-home-row" data-is-open={isOpen || undefined} data-is-off={isShown ? undefined : true}>
      <div className="hc-home-head">
        <button
          type="button"
          className="hc-home-open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          data-part={contentId}
          onClick={() => onOpen(!isOpen)}
        >
          <ChevronIcon />
          <span className="hc-row-text">
            <span className="hc-row-title">{name}</span>
            {facts.length === 0 ? null : <span className="hc-muted">{facts.join(' · ')}</span>}
          </span>
        </button>
        {canEdit ? (
          <span className="hc-home-presses">
            <IconButton label={isShown ? words.hide(name) : words.show(name)} onClick={press}>
              {isShown ? <EyeIcon /> : <EyeOffIcon />}
            </IconButton>
            {order}
          </span>
        ) : null}
      </div>
      <SaveTrouble
        saving={part.saving === 'wrong' ? 'saved' : part.saving}
        failure={part.failure}
        onAgain={() => void part.keeper.flush()}
      />
      {isOpen ? (
        <div id={id} className="hc-home-body">
          {showsPicked(value) && isShown ? <p className="hc-hint">{words.pickedOnly(candidates, items)}</p> : null}
          {isFrame ? null : <LaterWhereSeen {...{ site, outline, contentId, canEdit, onPlaced }} isOnHome />}
          <fieldset className="hc-form" disabled={!canEdit}>
            <Suspense fallback={<Skeleton kind="field" rows={2} />}>
              <RowFields {...{ site, outline, contentId, part }} code={moduleCode} />
            </Suspense>
          </fieldset>
          <p className="hc-home-ways">
            {hasItems ? <Link to={own}>{words.toEntries}</Link> : null}
            {isFrame ? null : <Link to={`${own}/settings`}>{hasItems ? words.toSettingsOf : words.toEntries}</Link>}
          </p>
        </div>
      ) : null}
    </li>
  );
}
