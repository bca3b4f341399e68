import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { SearchField } from '#console/forms/search-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { announce } from '#console/ui/announce.ts';
import { labelAt } from '#kernel/console/field-labels.ts';
import type { FormField } from '#kernel/console/form-fields.ts';
import { firstLetters } from '#kernel/letters.ts';
import { cardId, cardsOf } from '../../form/form-cards.ts';
import { formTexts } from '../../form/form-words.ts';
import { arriveAtSought } from '../../part/sought-field.tsx';
import { contentTexts } from '../content-texts.ts';
import { fieldEntries, findFields } from './field-entries.ts';
import { useCardInSight } from './use-card-in-sight.ts';
import './finder.css';

interface FieldFinderProps {
  fields: readonly FormField[];
  /** All that is looked for, also what is typed on other screens. */
  sought: readonly FormField[];
  /** Of the labels, as the form has them. */
  code: string;
  words: readonly string[];
  /** Where a field is typed. */
  hrefOf: (path: readonly string[]) => string;
}

const searchMax = 100;
/** Somebody who finds more types on. */
const shownMax = 12;

/** Above a long form: an index of its cards, and a search for a field by its name and its hint. */
export function FieldFinder({ fields, sought, code, words, hrefOf }: FieldFinderProps) {
  const { find } = useWords(contentTexts);
  const { labelsOf } = useWords(formTexts);
  const labels = labelsOf(code);
  const keys = cardsOf(fields).map(({ key }) => key);
  const inSight = useCardInSight(keys.map(cardId));
  const cards = keys.map((key) => ({
    id: cardId(key),
    label: key === '' ? find.general : labelAt(labels, [...words, key]).label,
  }));
  const jump = (id: string): void => {
    const card = document.getElementById(id);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  };
  return (
    <div className="hc-field-finder">
      <FieldSearch sought={sought} labels={labels} words={words} hrefOf={hrefOf} />
      <nav className="hc-field-finder-index" aria-label={find.index}>
        <ul>
          {cards.map(({ id, label }) => (
            <li key={id}>
              <button type="button" aria-current={id === inSight ? 'true' : undefined} onClick={() => jump(id)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <select
        className="hc-input hc-select"
        aria-label={find.index}
        value={inSight ?? cards[0]?.id}
        onChange={({ currentTarget }) => jump(currentTarget.value)}
      >
        {cards.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function FieldSearch({
  sought,
  labels,
  words,
  hrefOf,
}: Omit<FieldFinderProps, 'code' | 'fields'> & { labels: unknown }) {
  const { router } = useConsole();
  const { find } = useWords(contentTexts);
  const [typed, setTyped] = useState('');
  const whole = useRef<HTMLElement>(null);
  const entries = useMemo(() => fieldEntries(sought, labels, words), [sought, labels, words]);
  const found = useMemo(() => findFields(entries, firstLetters(typed, searchMax)), [entries, typed]);
  const isOpen = typed.trim() !== '';
  const said = isOpen ? find.found(found.length) : '';
  useEffect(() => {
    if (said !== '') announce(said);
  }, [said]);
  const choose = (path: readonly string[]): void => {
    setTyped('');
    // An address that stands there already leads nowhere.
    if (router.location.pathname + router.location.search === hrefOf(path)) arriveAtSought();
  };
  const move = (event: KeyboardEvent): void => {
    const stops = [...(whole.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'Escape') {
      setTyped('');
      stops[0]?.focus();
    } else if (event.key === 'Enter' && at === 0) stops[1]?.click();
    else if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <search ref={whole} className="hc-field-finder-search">
      <SearchField label={find.label} value={typed} maxLetters={searchMax} onChange={setTyped} onKeyDown={move} />
      {isOpen ? (
        <div className="hc-field-finder-found">
          {found.length === 0 ? <p className="hc-muted">{find.none(typed.trim())}</p> : null}
          <ul>
            {found.slice(0, shownMax).map(({ path, label, trail, hint }) => (
              <li key={path.join('.')}>
                <Link to={hrefOf(path)} onClick={() => choose(path)} onKeyDown={move}>
                  <span className="hc-field-finder-name">
                    {trail.length === 0 ? null : <span className="hc-muted">{`${trail.join(' › ')} › `}</span>}
                    {label}
                  </span>
                  {hint === undefined ? null : <span className="hc-muted">{hint}</span>}
                </Link>
              </li>
            ))}
          </ul>
          {found.length > shownMax ? <p className="hc-muted">{find.more(found.length - shownMax)}</p> : null}
        </div>
      ) : null}
    </search>
  );
}
